BEGIN TRANSACTION;
CREATE TABLE alive (
            one bigint PRIMARY KEY CHECK (one = 1),
            at bigint NOT NULL
        );
INSERT INTO "alive" VALUES(1,1772366794000000);
CREATE TABLE card_table (
            id text PRIMARY KEY,
            guild bigint,
            channel bigint NOT NULL,
            state text NOT NULL,
            host bigint NOT NULL,
            game text NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            pace text NOT NULL,
            seats bigint NOT NULL,
            match_number bigint NOT NULL,
            opened_at bigint NOT NULL,
            opened_by bigint NOT NULL UNIQUE
        , version bigint NOT NULL DEFAULT 0, thread bigint, wants_thread bigint NOT NULL DEFAULT 0, starts_full bigint NOT NULL DEFAULT 0, wants_rated bigint NOT NULL DEFAULT 1, proposal text, level text NOT NULL DEFAULT 'careful');
INSERT INTO "card_table" VALUES('wj2n4z952x',500,600,'finished',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1000,163,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('efwfq4fcwg',500,600,'finished',11,'schieber','article','{"target":150}','live',4,2,1772366460000000,1163,47,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('rrdgexfcn6',500,600,'finished',13,'vira','article','{"deals":3}','live',3,1,1772366600000000,1181,107,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('wv639zqk98',500,600,'finished',11,'klaberjass','article','{"target":300}','live',2,1,1772366712000000,1247,140,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('b2gtwpd8tk',500,600,'playing',12,'klaberjass','article','{"target":300}','live',2,1,1772366794000000,1298,3,NULL,0,0,1,NULL,'careful');
CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        , extended bigint NOT NULL DEFAULT 0);
INSERT INTO "deadline" VALUES('wj2n4z952x','idle',1772367300000000,1772367330000000,0);
INSERT INTO "deadline" VALUES('efwfq4fcwg','idle',1772367438000000,1772367468000000,0);
INSERT INTO "deadline" VALUES('rrdgexfcn6','idle',1772367550000000,1772367580000000,0);
INSERT INTO "deadline" VALUES('wv639zqk98','idle',1772367692000000,1772367722000000,0);
INSERT INTO "deadline" VALUES('b2gtwpd8tk','turn',1772366959000000,1772366989000000,0);
CREATE TABLE guild_rules (
            guild bigint NOT NULL,
            game text NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            seats bigint NOT NULL,
            PRIMARY KEY (guild, game)
        );
CREATE TABLE guild_setting (
            guild bigint PRIMARY KEY,
            language text,
            welcomed bigint NOT NULL
        , deck text, threads text, game text, pace text, pictures text);
CREATE TABLE mark (
            name text PRIMARY KEY,
            value text NOT NULL
        );
CREATE TABLE match (
            id text PRIMARY KEY,
            table_id text NOT NULL REFERENCES card_table (id),
            number bigint NOT NULL,
            game text NOT NULL,
            rules bigint NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            seats bigint NOT NULL,
            dealer bigint NOT NULL,
            started_at bigint NOT NULL,
            started_by bigint,
            finished_at bigint, rated bigint NOT NULL DEFAULT 0,
            UNIQUE (table_id, number)
        );
INSERT INTO "match" VALUES('wj2n4z952x-1','wj2n4z952x',1,'klaberjass',1,'article','{"target":300}',2,0,1772366400000000,1001,1772366400000000,1);
INSERT INTO "match" VALUES('efwfq4fcwg-1','efwfq4fcwg',1,'schieber',1,'article','{"target":150}',4,0,1772366460000000,1164,1772366460000000,1);
INSERT INTO "match" VALUES('efwfq4fcwg-2','efwfq4fcwg',2,'schieber',1,'article','{"target":150}',4,1,1772366522000000,1166,1772366538000000,1);
INSERT INTO "match" VALUES('rrdgexfcn6-1','rrdgexfcn6',1,'vira',1,'article','{"deals":3}',3,1,1772366600000000,1182,1772366650000000,1);
INSERT INTO "match" VALUES('wv639zqk98-1','wv639zqk98',1,'klaberjass',1,'article','{"target":300}',2,0,1772366712000000,1248,1772366792000000,0);
INSERT INTO "match" VALUES('b2gtwpd8tk-1','b2gtwpd8tk',1,'klaberjass',1,'article','{"target":300}',2,1,1772366794000000,1299,NULL,1);
CREATE TABLE member_setting (
            user_id bigint PRIMARY KEY,
            name text,
            language text,
            locale text,
            hand text,
            dm_blocked_until bigint
        , deck text, steps bigint NOT NULL DEFAULT 0, invitations bigint NOT NULL DEFAULT 1, nudge text, quiet text, queues bigint NOT NULL DEFAULT 0, claims bigint NOT NULL DEFAULT 1, words bigint NOT NULL DEFAULT 0, pictures text);
CREATE TABLE message_ref (
            table_id text NOT NULL REFERENCES card_table (id),
            kind text NOT NULL,
            user_id bigint NOT NULL,
            channel bigint NOT NULL,
            message bigint NOT NULL UNIQUE, turn bigint,
            PRIMARY KEY (table_id, kind, user_id)
        );
CREATE TABLE move (
            match_id text NOT NULL REFERENCES match (id),
            seq bigint NOT NULL,
            line text NOT NULL,
            at bigint NOT NULL,
            cause bigint,
            PRIMARY KEY (match_id, seq),
            UNIQUE (match_id, cause)
        );
INSERT INTO "move" VALUES('wj2n4z952x-1',1,'{"deal":"QC AH JD 9H AD 8C KH TC QH JC 9D 8H QS TS 7D 8S AS 8D QD KC KD TH 7C 7H JH JS 9S KS TD 7S AC 9C"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('wj2n4z952x-1',2,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1002);
INSERT INTO "move" VALUES('wj2n4z952x-1',3,'{"seat":1,"act":"declare","by":"player"}',1772366400000000,1003);
INSERT INTO "move" VALUES('wj2n4z952x-1',4,'{"seat":0,"act":"yield","by":"player"}',1772366400000000,1004);
INSERT INTO "move" VALUES('wj2n4z952x-1',5,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1005);
INSERT INTO "move" VALUES('wj2n4z952x-1',6,'{"seat":0,"act":"play JC","by":"player"}',1772366400000000,1006);
INSERT INTO "move" VALUES('wj2n4z952x-1',7,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1007);
INSERT INTO "move" VALUES('wj2n4z952x-1',8,'{"seat":0,"act":"play 9H","by":"player"}',1772366400000000,1008);
INSERT INTO "move" VALUES('wj2n4z952x-1',9,'{"seat":1,"act":"play QH","by":"player"}',1772366400000000,1009);
INSERT INTO "move" VALUES('wj2n4z952x-1',10,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1010);
INSERT INTO "move" VALUES('wj2n4z952x-1',11,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1011);
INSERT INTO "move" VALUES('wj2n4z952x-1',12,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1012);
INSERT INTO "move" VALUES('wj2n4z952x-1',13,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1013);
INSERT INTO "move" VALUES('wj2n4z952x-1',14,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1014);
INSERT INTO "move" VALUES('wj2n4z952x-1',15,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1015);
INSERT INTO "move" VALUES('wj2n4z952x-1',16,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1016);
INSERT INTO "move" VALUES('wj2n4z952x-1',17,'{"seat":1,"act":"play QC","by":"player"}',1772366400000000,1017);
INSERT INTO "move" VALUES('wj2n4z952x-1',18,'{"seat":0,"act":"play 8C","by":"player"}',1772366400000000,1018);
INSERT INTO "move" VALUES('wj2n4z952x-1',19,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1019);
INSERT INTO "move" VALUES('wj2n4z952x-1',20,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1020);
INSERT INTO "move" VALUES('wj2n4z952x-1',21,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1021);
INSERT INTO "move" VALUES('wj2n4z952x-1',22,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1022);
INSERT INTO "move" VALUES('wj2n4z952x-1',23,'{"deal":"8S TD QH JD 9D QS TS JC 9C 7H 7S 8D AD JS KH 9S 8C 8H AC QD KC QC 9H KD TC TH 7C 7D AS AH KS JH"}',1772366400000000,1023);
INSERT INTO "move" VALUES('wj2n4z952x-1',24,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1024);
INSERT INTO "move" VALUES('wj2n4z952x-1',25,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1025);
INSERT INTO "move" VALUES('wj2n4z952x-1',26,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1026);
INSERT INTO "move" VALUES('wj2n4z952x-1',27,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1027);
INSERT INTO "move" VALUES('wj2n4z952x-1',28,'{"seat":0,"act":"play 8S","by":"player"}',1772366400000000,1028);
INSERT INTO "move" VALUES('wj2n4z952x-1',29,'{"seat":1,"act":"play 7S","by":"player"}',1772366400000000,1029);
INSERT INTO "move" VALUES('wj2n4z952x-1',30,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1030);
INSERT INTO "move" VALUES('wj2n4z952x-1',31,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1031);
INSERT INTO "move" VALUES('wj2n4z952x-1',32,'{"seat":1,"act":"play 7H","by":"player"}',1772366400000000,1032);
INSERT INTO "move" VALUES('wj2n4z952x-1',33,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1033);
INSERT INTO "move" VALUES('wj2n4z952x-1',34,'{"seat":0,"act":"play 9C","by":"player"}',1772366400000000,1034);
INSERT INTO "move" VALUES('wj2n4z952x-1',35,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1035);
INSERT INTO "move" VALUES('wj2n4z952x-1',36,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1036);
INSERT INTO "move" VALUES('wj2n4z952x-1',37,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1037);
INSERT INTO "move" VALUES('wj2n4z952x-1',38,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1038);
INSERT INTO "move" VALUES('wj2n4z952x-1',39,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1039);
INSERT INTO "move" VALUES('wj2n4z952x-1',40,'{"seat":1,"act":"play QS","by":"player"}',1772366400000000,1040);
INSERT INTO "move" VALUES('wj2n4z952x-1',41,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1041);
INSERT INTO "move" VALUES('wj2n4z952x-1',42,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1042);
INSERT INTO "move" VALUES('wj2n4z952x-1',43,'{"seat":0,"act":"play JC","by":"player"}',1772366400000000,1043);
INSERT INTO "move" VALUES('wj2n4z952x-1',44,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1044);
INSERT INTO "move" VALUES('wj2n4z952x-1',45,'{"seat":1,"act":"play 8H","by":"player"}',1772366400000000,1045);
INSERT INTO "move" VALUES('wj2n4z952x-1',46,'{"deal":"JH AH KD 7C 8D AC KH 7S TH JD 8C AS QS 7D 9D 9S JS TC KC QD JC 8S QH 7H QC 9C KS TS 9H TD 8H AD"}',1772366400000000,1046);
INSERT INTO "move" VALUES('wj2n4z952x-1',47,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1047);
INSERT INTO "move" VALUES('wj2n4z952x-1',48,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1048);
INSERT INTO "move" VALUES('wj2n4z952x-1',49,'{"seat":1,"act":"name C","by":"player"}',1772366400000000,1049);
INSERT INTO "move" VALUES('wj2n4z952x-1',50,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1050);
INSERT INTO "move" VALUES('wj2n4z952x-1',51,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1051);
INSERT INTO "move" VALUES('wj2n4z952x-1',52,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1052);
INSERT INTO "move" VALUES('wj2n4z952x-1',53,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1053);
INSERT INTO "move" VALUES('wj2n4z952x-1',54,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1054);
INSERT INTO "move" VALUES('wj2n4z952x-1',55,'{"seat":0,"act":"play AC","by":"player"}',1772366400000000,1055);
INSERT INTO "move" VALUES('wj2n4z952x-1',56,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1056);
INSERT INTO "move" VALUES('wj2n4z952x-1',57,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1057);
INSERT INTO "move" VALUES('wj2n4z952x-1',58,'{"seat":0,"act":"play 8C","by":"player"}',1772366400000000,1058);
INSERT INTO "move" VALUES('wj2n4z952x-1',59,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1059);
INSERT INTO "move" VALUES('wj2n4z952x-1',60,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1060);
INSERT INTO "move" VALUES('wj2n4z952x-1',61,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1061);
INSERT INTO "move" VALUES('wj2n4z952x-1',62,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1062);
INSERT INTO "move" VALUES('wj2n4z952x-1',63,'{"seat":1,"act":"play 7S","by":"player"}',1772366400000000,1063);
INSERT INTO "move" VALUES('wj2n4z952x-1',64,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1064);
INSERT INTO "move" VALUES('wj2n4z952x-1',65,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1065);
INSERT INTO "move" VALUES('wj2n4z952x-1',66,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1066);
INSERT INTO "move" VALUES('wj2n4z952x-1',67,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1067);
INSERT INTO "move" VALUES('wj2n4z952x-1',68,'{"seat":0,"act":"play JD","by":"player"}',1772366400000000,1068);
INSERT INTO "move" VALUES('wj2n4z952x-1',69,'{"seat":1,"act":"play TH","by":"player"}',1772366400000000,1069);
INSERT INTO "move" VALUES('wj2n4z952x-1',70,'{"deal":"JS KC QC KS JD 9H TC 7S QS TH 8S AC JC 9D TS 7D JH AD KH 8H 8D 9C AH KD 7H AS 7C 9S TD QH 8C QD"}',1772366400000000,1070);
INSERT INTO "move" VALUES('wj2n4z952x-1',71,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1071);
INSERT INTO "move" VALUES('wj2n4z952x-1',72,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1072);
INSERT INTO "move" VALUES('wj2n4z952x-1',73,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1073);
INSERT INTO "move" VALUES('wj2n4z952x-1',74,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1074);
INSERT INTO "move" VALUES('wj2n4z952x-1',75,'{"seat":1,"act":"play AD","by":"player"}',1772366400000000,1075);
INSERT INTO "move" VALUES('wj2n4z952x-1',76,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1076);
INSERT INTO "move" VALUES('wj2n4z952x-1',77,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1077);
INSERT INTO "move" VALUES('wj2n4z952x-1',78,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1078);
INSERT INTO "move" VALUES('wj2n4z952x-1',79,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1079);
INSERT INTO "move" VALUES('wj2n4z952x-1',80,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1080);
INSERT INTO "move" VALUES('wj2n4z952x-1',81,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1081);
INSERT INTO "move" VALUES('wj2n4z952x-1',82,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1082);
INSERT INTO "move" VALUES('wj2n4z952x-1',83,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1083);
INSERT INTO "move" VALUES('wj2n4z952x-1',84,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1084);
INSERT INTO "move" VALUES('wj2n4z952x-1',85,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1085);
INSERT INTO "move" VALUES('wj2n4z952x-1',86,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1086);
INSERT INTO "move" VALUES('wj2n4z952x-1',87,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1087);
INSERT INTO "move" VALUES('wj2n4z952x-1',88,'{"seat":1,"act":"play TH","by":"player"}',1772366400000000,1088);
INSERT INTO "move" VALUES('wj2n4z952x-1',89,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1089);
INSERT INTO "move" VALUES('wj2n4z952x-1',90,'{"seat":1,"act":"play 9H","by":"player"}',1772366400000000,1090);
INSERT INTO "move" VALUES('wj2n4z952x-1',91,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1091);
INSERT INTO "move" VALUES('wj2n4z952x-1',92,'{"deal":"JS KH 8C TD AD TC 7D AC AH KC 9D TS QC 9C AS 8D 7C JC QD QS JD TH JH 8H 9H KS KD 8S 7H 9S QH 7S"}',1772366400000000,1092);
INSERT INTO "move" VALUES('wj2n4z952x-1',93,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1093);
INSERT INTO "move" VALUES('wj2n4z952x-1',94,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1094);
INSERT INTO "move" VALUES('wj2n4z952x-1',95,'{"seat":1,"act":"name D","by":"player"}',1772366400000000,1095);
INSERT INTO "move" VALUES('wj2n4z952x-1',96,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1096);
INSERT INTO "move" VALUES('wj2n4z952x-1',97,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1097);
INSERT INTO "move" VALUES('wj2n4z952x-1',98,'{"seat":1,"act":"play 9C","by":"player"}',1772366400000000,1098);
INSERT INTO "move" VALUES('wj2n4z952x-1',99,'{"seat":0,"act":"play JC","by":"player"}',1772366400000000,1099);
INSERT INTO "move" VALUES('wj2n4z952x-1',100,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1100);
INSERT INTO "move" VALUES('wj2n4z952x-1',101,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1101);
INSERT INTO "move" VALUES('wj2n4z952x-1',102,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1102);
INSERT INTO "move" VALUES('wj2n4z952x-1',103,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1103);
INSERT INTO "move" VALUES('wj2n4z952x-1',104,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1104);
INSERT INTO "move" VALUES('wj2n4z952x-1',105,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1105);
INSERT INTO "move" VALUES('wj2n4z952x-1',106,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1106);
INSERT INTO "move" VALUES('wj2n4z952x-1',107,'{"seat":1,"act":"play AS","by":"player"}',1772366400000000,1107);
INSERT INTO "move" VALUES('wj2n4z952x-1',108,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1108);
INSERT INTO "move" VALUES('wj2n4z952x-1',109,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1109);
INSERT INTO "move" VALUES('wj2n4z952x-1',110,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1110);
INSERT INTO "move" VALUES('wj2n4z952x-1',111,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1111);
INSERT INTO "move" VALUES('wj2n4z952x-1',112,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1112);
INSERT INTO "move" VALUES('wj2n4z952x-1',113,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1113);
INSERT INTO "move" VALUES('wj2n4z952x-1',114,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1114);
INSERT INTO "move" VALUES('wj2n4z952x-1',115,'{"seat":1,"act":"play JS","by":"player"}',1772366400000000,1115);
INSERT INTO "move" VALUES('wj2n4z952x-1',116,'{"deal":"8S TS TC 9D JH TH 8H JS TD AD QD KS QC 7S QS KD 8D 7C QH AS 9H KC 7H KH 7D AH 9C JD 9S JC 8C AC"}',1772366400000000,1116);
INSERT INTO "move" VALUES('wj2n4z952x-1',117,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1117);
INSERT INTO "move" VALUES('wj2n4z952x-1',118,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1118);
INSERT INTO "move" VALUES('wj2n4z952x-1',119,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1119);
INSERT INTO "move" VALUES('wj2n4z952x-1',120,'{"seat":1,"act":"declare","by":"player"}',1772366400000000,1120);
INSERT INTO "move" VALUES('wj2n4z952x-1',121,'{"seat":0,"act":"play 8S","by":"player"}',1772366400000000,1121);
INSERT INTO "move" VALUES('wj2n4z952x-1',122,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1122);
INSERT INTO "move" VALUES('wj2n4z952x-1',123,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1123);
INSERT INTO "move" VALUES('wj2n4z952x-1',124,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1124);
INSERT INTO "move" VALUES('wj2n4z952x-1',125,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1125);
INSERT INTO "move" VALUES('wj2n4z952x-1',126,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1126);
INSERT INTO "move" VALUES('wj2n4z952x-1',127,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1127);
INSERT INTO "move" VALUES('wj2n4z952x-1',128,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1128);
INSERT INTO "move" VALUES('wj2n4z952x-1',129,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1129);
INSERT INTO "move" VALUES('wj2n4z952x-1',130,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1130);
INSERT INTO "move" VALUES('wj2n4z952x-1',131,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1131);
INSERT INTO "move" VALUES('wj2n4z952x-1',132,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1132);
INSERT INTO "move" VALUES('wj2n4z952x-1',133,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1133);
INSERT INTO "move" VALUES('wj2n4z952x-1',134,'{"seat":1,"act":"play TH","by":"player"}',1772366400000000,1134);
INSERT INTO "move" VALUES('wj2n4z952x-1',135,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1135);
INSERT INTO "move" VALUES('wj2n4z952x-1',136,'{"seat":1,"act":"play QH","by":"player"}',1772366400000000,1136);
INSERT INTO "move" VALUES('wj2n4z952x-1',137,'{"seat":1,"act":"play AD","by":"player"}',1772366400000000,1137);
INSERT INTO "move" VALUES('wj2n4z952x-1',138,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1138);
INSERT INTO "move" VALUES('wj2n4z952x-1',139,'{"deal":"9S 9C KH 7C AD AC JC JD KS 7S TS KC JH QH 8D 7D TH 7H QD TD 9H 8C 8S TC QC JS 9D 8H KD AH AS QS"}',1772366400000000,1139);
INSERT INTO "move" VALUES('wj2n4z952x-1',140,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1140);
INSERT INTO "move" VALUES('wj2n4z952x-1',141,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1141);
INSERT INTO "move" VALUES('wj2n4z952x-1',142,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1142);
INSERT INTO "move" VALUES('wj2n4z952x-1',143,'{"seat":0,"act":"dix","by":"player"}',1772366400000000,1143);
INSERT INTO "move" VALUES('wj2n4z952x-1',144,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1144);
INSERT INTO "move" VALUES('wj2n4z952x-1',145,'{"seat":1,"act":"play 9C","by":"player"}',1772366400000000,1145);
INSERT INTO "move" VALUES('wj2n4z952x-1',146,'{"seat":0,"act":"play AC","by":"player"}',1772366400000000,1146);
INSERT INTO "move" VALUES('wj2n4z952x-1',147,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1147);
INSERT INTO "move" VALUES('wj2n4z952x-1',148,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1148);
INSERT INTO "move" VALUES('wj2n4z952x-1',149,'{"seat":1,"act":"play QH","by":"player"}',1772366400000000,1149);
INSERT INTO "move" VALUES('wj2n4z952x-1',150,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1150);
INSERT INTO "move" VALUES('wj2n4z952x-1',151,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1151);
INSERT INTO "move" VALUES('wj2n4z952x-1',152,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1152);
INSERT INTO "move" VALUES('wj2n4z952x-1',153,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1153);
INSERT INTO "move" VALUES('wj2n4z952x-1',154,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1154);
INSERT INTO "move" VALUES('wj2n4z952x-1',155,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1155);
INSERT INTO "move" VALUES('wj2n4z952x-1',156,'{"seat":1,"act":"play JC","by":"player"}',1772366400000000,1156);
INSERT INTO "move" VALUES('wj2n4z952x-1',157,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1157);
INSERT INTO "move" VALUES('wj2n4z952x-1',158,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1158);
INSERT INTO "move" VALUES('wj2n4z952x-1',159,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1159);
INSERT INTO "move" VALUES('wj2n4z952x-1',160,'{"seat":1,"act":"play KH bella","by":"player"}',1772366400000000,1160);
INSERT INTO "move" VALUES('wj2n4z952x-1',161,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1161);
INSERT INTO "move" VALUES('wj2n4z952x-1',162,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1162);
INSERT INTO "move" VALUES('efwfq4fcwg-1',1,'{"deal":"AH JD AC JC 9S 7C 7S 8C 6S 7D 6D TC QD TD 9H 7H QH KC 8H KH QS TH AS 9C KD JH 9D JS QC AD KS 6H TS 8D 8S 6C"}',1772366460000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-1',2,'{"seat":2,"act":"choose U","by":"computer"}',1772366460000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-1',3,'{"seat":2,"act":"play 7H","by":"computer"}',1772366460000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-1',4,'{"seat":3,"act":"play KH","by":"computer"}',1772366460000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-1',5,'{"seat":0,"act":"play TH"}',1772366460000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',1,'{"deal":"9C 7C 6D QH KD 7D AH 8S AC 6C KC JC TH 8C 6H JH 7S 9H 7H JS TC KS JD AD QS KH QD AS TD TS 9S 8D QC 9D 8H 6S"}',1772366522000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',2,'{"seat":2,"act":"choose O","by":"computer"}',1772366522000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',3,'{"seat":2,"act":"play 6H","by":"computer"}',1772366522000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',4,'{"seat":3,"act":"play 9H","by":"computer"}',1772366522000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',5,'{"seat":0,"act":"play AH","by":"player"}',1772366524000000,1167);
INSERT INTO "move" VALUES('efwfq4fcwg-2',6,'{"seat":1,"act":"play 8H","by":"player"}',1772366524000000,1168);
INSERT INTO "move" VALUES('efwfq4fcwg-2',7,'{"seat":0,"act":"play AC","by":"player"}',1772366524000000,1169);
INSERT INTO "move" VALUES('efwfq4fcwg-2',8,'{"seat":1,"act":"play KC","by":"player"}',1772366524000000,1170);
INSERT INTO "move" VALUES('efwfq4fcwg-2',9,'{"seat":2,"act":"play 7C","by":"computer"}',1772366524000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',10,'{"seat":3,"act":"play 7S","by":"computer"}',1772366524000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',11,'{"seat":0,"act":"play QC","by":"player"}',1772366526000000,1171);
INSERT INTO "move" VALUES('efwfq4fcwg-2',12,'{"seat":1,"act":"play 6C","by":"player"}',1772366526000000,1172);
INSERT INTO "move" VALUES('efwfq4fcwg-2',13,'{"seat":2,"act":"play 8C","by":"computer"}',1772366526000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',14,'{"seat":3,"act":"play 7D","by":"computer"}',1772366526000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',15,'{"seat":0,"act":"play TC","by":"player"}',1772366528000000,1173);
INSERT INTO "move" VALUES('efwfq4fcwg-2',16,'{"seat":1,"act":"play JC","by":"player"}',1772366528000000,1174);
INSERT INTO "move" VALUES('efwfq4fcwg-2',17,'{"seat":2,"act":"play 9C","by":"computer"}',1772366528000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',18,'{"seat":3,"act":"play TS","by":"computer"}',1772366528000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',19,'{"seat":1,"act":"play AD","by":"player"}',1772366530000000,1175);
INSERT INTO "move" VALUES('efwfq4fcwg-2',20,'{"seat":2,"act":"play QD","by":"computer"}',1772366530000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',21,'{"seat":3,"act":"play TD","by":"computer"}',1772366530000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',22,'{"seat":0,"act":"play 8D"}',1772366530000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',23,'{"seat":1,"act":"play 6S","by":"player"}',1772366532000000,1176);
INSERT INTO "move" VALUES('efwfq4fcwg-2',24,'{"seat":2,"act":"play QS","by":"computer"}',1772366532000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',25,'{"seat":3,"act":"play AS","by":"computer"}',1772366532000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',26,'{"seat":0,"act":"play JS","by":"player"}',1772366534000000,1177);
INSERT INTO "move" VALUES('efwfq4fcwg-2',27,'{"seat":3,"act":"play KD","by":"computer"}',1772366534000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',28,'{"seat":0,"act":"play 9S","by":"player"}',1772366536000000,1178);
INSERT INTO "move" VALUES('efwfq4fcwg-2',29,'{"seat":1,"act":"play JD","by":"player"}',1772366536000000,1179);
INSERT INTO "move" VALUES('efwfq4fcwg-2',30,'{"seat":2,"act":"play 6D","by":"computer"}',1772366536000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',31,'{"seat":3,"act":"play JH","by":"computer"}',1772366536000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',32,'{"seat":0,"act":"play 7H"}',1772366536000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',33,'{"seat":1,"act":"play 9D","by":"player"}',1772366538000000,1180);
INSERT INTO "move" VALUES('efwfq4fcwg-2',34,'{"seat":2,"act":"play KH","by":"computer"}',1772366538000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',35,'{"seat":2,"act":"play TH","by":"computer"}',1772366538000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',36,'{"seat":3,"act":"play QH","by":"computer"}',1772366538000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',37,'{"seat":0,"act":"play 8S"}',1772366538000000,NULL);
INSERT INTO "move" VALUES('efwfq4fcwg-2',38,'{"seat":1,"act":"play KS"}',1772366538000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',1,'{"deal":"AH 4D 6S 3H 8D 8H AD JC 7C 5C TS KD 2D 3S 7D 2S AC 3D 9C AS 8S 6D 9S 6C QD KH 9D 8C 6H 2H 4C 3C KC JD KS JS 7H 4H 5H QC 2C QS QH TC 9H 4S TH 7S JH 5D 5S TD","preference":"H"}',1772366600000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',2,'{"seat":2,"act":"bid seven","by":"player"}',1772366600000000,1183);
INSERT INTO "move" VALUES('rrdgexfcn6-1',3,'{"seat":0,"act":"pass","by":"player"}',1772366600000000,1184);
INSERT INTO "move" VALUES('rrdgexfcn6-1',4,'{"seat":1,"act":"bid kopmisar3","by":"player"}',1772366600000000,1185);
INSERT INTO "move" VALUES('rrdgexfcn6-1',5,'{"seat":2,"act":"hold","by":"player"}',1772366600000000,1186);
INSERT INTO "move" VALUES('rrdgexfcn6-1',6,'{"seat":1,"act":"bid solo_vira","by":"player"}',1772366600000000,1187);
INSERT INTO "move" VALUES('rrdgexfcn6-1',7,'{"seat":2,"act":"colour","by":"player"}',1772366600000000,1188);
INSERT INTO "move" VALUES('rrdgexfcn6-1',8,'{"seat":1,"act":"pass","by":"player"}',1772366600000000,1189);
INSERT INTO "move" VALUES('rrdgexfcn6-1',9,'{"seat":2,"act":"trump D","by":"computer"}',1772366600000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',10,'{"seat":0,"act":"exchange 9S 8H 7D","by":"player"}',1772366602000000,1190);
INSERT INTO "move" VALUES('rrdgexfcn6-1',11,'{"seat":1,"act":"exchange KH 5H AD AC","by":"player"}',1772366602000000,1191);
INSERT INTO "move" VALUES('rrdgexfcn6-1',12,'{"seat":2,"act":"play KD","by":"computer"}',1772366602000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',13,'{"seat":0,"act":"play 2D","by":"player"}',1772366604000000,1192);
INSERT INTO "move" VALUES('rrdgexfcn6-1',14,'{"seat":1,"act":"play 9D","by":"player"}',1772366604000000,1193);
INSERT INTO "move" VALUES('rrdgexfcn6-1',15,'{"seat":2,"act":"play 4D","by":"computer"}',1772366604000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',16,'{"seat":0,"act":"play JD","by":"player"}',1772366606000000,1194);
INSERT INTO "move" VALUES('rrdgexfcn6-1',17,'{"seat":1,"act":"play QD","by":"player"}',1772366606000000,1195);
INSERT INTO "move" VALUES('rrdgexfcn6-1',18,'{"seat":1,"act":"play 2S","by":"player"}',1772366606000000,1196);
INSERT INTO "move" VALUES('rrdgexfcn6-1',19,'{"seat":2,"act":"play AS","by":"computer"}',1772366606000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',20,'{"seat":0,"act":"play 3S","by":"player"}',1772366608000000,1197);
INSERT INTO "move" VALUES('rrdgexfcn6-1',21,'{"seat":2,"act":"play AH","by":"computer"}',1772366608000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',22,'{"seat":0,"act":"play 3H"}',1772366608000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',23,'{"seat":1,"act":"play QH","by":"player"}',1772366610000000,1198);
INSERT INTO "move" VALUES('rrdgexfcn6-1',24,'{"seat":2,"act":"play 2H","by":"computer"}',1772366610000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',25,'{"seat":0,"act":"play QS","by":"player"}',1772366612000000,1199);
INSERT INTO "move" VALUES('rrdgexfcn6-1',26,'{"seat":1,"act":"play 9H","by":"player"}',1772366612000000,1200);
INSERT INTO "move" VALUES('rrdgexfcn6-1',27,'{"seat":1,"act":"play 7H","by":"player"}',1772366612000000,1201);
INSERT INTO "move" VALUES('rrdgexfcn6-1',28,'{"seat":2,"act":"play 6H","by":"computer"}',1772366612000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',29,'{"seat":0,"act":"play KC","by":"player"}',1772366614000000,1202);
INSERT INTO "move" VALUES('rrdgexfcn6-1',30,'{"seat":1,"act":"play JC","by":"player"}',1772366614000000,1203);
INSERT INTO "move" VALUES('rrdgexfcn6-1',31,'{"seat":2,"act":"play 4C","by":"computer"}',1772366614000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',32,'{"seat":0,"act":"play 3C","by":"player"}',1772366616000000,1204);
INSERT INTO "move" VALUES('rrdgexfcn6-1',33,'{"seat":1,"act":"play 3D","by":"player"}',1772366616000000,1205);
INSERT INTO "move" VALUES('rrdgexfcn6-1',34,'{"seat":2,"act":"play 5C","by":"computer"}',1772366616000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',35,'{"seat":0,"act":"play 6D","by":"player"}',1772366618000000,1206);
INSERT INTO "move" VALUES('rrdgexfcn6-1',36,'{"seat":0,"act":"play 2C","by":"player"}',1772366618000000,1207);
INSERT INTO "move" VALUES('rrdgexfcn6-1',37,'{"seat":1,"act":"play TC","by":"player"}',1772366618000000,1208);
INSERT INTO "move" VALUES('rrdgexfcn6-1',38,'{"seat":2,"act":"play 8C","by":"computer"}',1772366618000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',39,'{"seat":1,"act":"play 4H","by":"player"}',1772366620000000,1209);
INSERT INTO "move" VALUES('rrdgexfcn6-1',40,'{"seat":2,"act":"play 9C","by":"computer"}',1772366620000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',41,'{"seat":0,"act":"play 8D","by":"player"}',1772366622000000,1210);
INSERT INTO "move" VALUES('rrdgexfcn6-1',42,'{"seat":0,"act":"play 6C","by":"player"}',1772366622000000,1211);
INSERT INTO "move" VALUES('rrdgexfcn6-1',43,'{"seat":1,"act":"play 7C","by":"player"}',1772366622000000,1212);
INSERT INTO "move" VALUES('rrdgexfcn6-1',44,'{"seat":2,"act":"play 6S","by":"computer"}',1772366622000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',45,'{"seat":1,"act":"play 4S","by":"player"}',1772366624000000,1213);
INSERT INTO "move" VALUES('rrdgexfcn6-1',46,'{"seat":2,"act":"play TS","by":"computer"}',1772366624000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',47,'{"seat":0,"act":"play KS"}',1772366624000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',48,'{"seat":0,"act":"play QC"}',1772366624000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',49,'{"seat":1,"act":"play JS"}',1772366624000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',50,'{"seat":2,"act":"play 8S","by":"computer"}',1772366624000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',51,'{"deal":"QD 3S 8H 6D 5S 2D AC TC 2C 7S 6H TD QS JH 2H 4S 3C 7C QC 5C 9C AH KS JD 5D 5H 4C 3D KH 7D 8D 6S KC AS 3H 7H AD TS 8S 4H 9H 2S 8C 6C 9D JS TH QH JC 4D KD 9S","preference":"S"}',1772366624000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',52,'{"seat":0,"act":"bid solo6","by":"player"}',1772366626000000,1214);
INSERT INTO "move" VALUES('rrdgexfcn6-1',53,'{"seat":1,"act":"pass","by":"player"}',1772366626000000,1215);
INSERT INTO "move" VALUES('rrdgexfcn6-1',54,'{"seat":2,"act":"pass","by":"computer"}',1772366626000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',55,'{"seat":0,"act":"sharpen solo10","by":"player"}',1772366628000000,1216);
INSERT INTO "move" VALUES('rrdgexfcn6-1',56,'{"seat":0,"act":"surrender","by":"player"}',1772366628000000,1217);
INSERT INTO "move" VALUES('rrdgexfcn6-1',57,'{"deal":"AD 4D 3S 6C 8C TS 3H TC 8D 9C KC QS 9H JC 5D JH QH 7H 2C 7C 9S JD 8H TD 7S 3C 9D 6D JS AH 2H 5C QD 5S 2D 4C TH 8S QC AC 3D 4S AS 5H 6H 2S 4H 6S KD 7D KH KS","preference":"C"}',1772366628000000,1218);
INSERT INTO "move" VALUES('rrdgexfcn6-1',58,'{"seat":1,"act":"bid kopmisar2","by":"player"}',1772366628000000,1219);
INSERT INTO "move" VALUES('rrdgexfcn6-1',59,'{"seat":2,"act":"pass","by":"computer"}',1772366628000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',60,'{"seat":0,"act":"bid solo11","by":"player"}',1772366630000000,1220);
INSERT INTO "move" VALUES('rrdgexfcn6-1',61,'{"seat":1,"act":"pass","by":"player"}',1772366630000000,1221);
INSERT INTO "move" VALUES('rrdgexfcn6-1',62,'{"seat":0,"act":"sharpen none","by":"player"}',1772366630000000,1222);
INSERT INTO "move" VALUES('rrdgexfcn6-1',63,'{"seat":0,"act":"trump D","by":"player"}',1772366630000000,1223);
INSERT INTO "move" VALUES('rrdgexfcn6-1',64,'{"seat":1,"act":"exchange 9S AH","by":"player"}',1772366630000000,1224);
INSERT INTO "move" VALUES('rrdgexfcn6-1',65,'{"seat":2,"act":"exchange TS 5S 9H 8H JC 8C 6C 5C","by":"computer"}',1772366630000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',66,'{"seat":1,"act":"play 2H","by":"player"}',1772366632000000,1225);
INSERT INTO "move" VALUES('rrdgexfcn6-1',67,'{"seat":2,"act":"play 4H","by":"computer"}',1772366632000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',68,'{"seat":0,"act":"play QH","by":"player"}',1772366634000000,1226);
INSERT INTO "move" VALUES('rrdgexfcn6-1',69,'{"seat":0,"act":"play 7S","by":"player"}',1772366634000000,1227);
INSERT INTO "move" VALUES('rrdgexfcn6-1',70,'{"seat":1,"act":"play QS","by":"player"}',1772366634000000,1228);
INSERT INTO "move" VALUES('rrdgexfcn6-1',71,'{"seat":2,"act":"play 2S","by":"computer"}',1772366634000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',72,'{"seat":1,"act":"play 4D","by":"player"}',1772366636000000,1229);
INSERT INTO "move" VALUES('rrdgexfcn6-1',73,'{"seat":2,"act":"play 2D","by":"computer"}',1772366636000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',74,'{"seat":0,"act":"play 9D","by":"player"}',1772366638000000,1230);
INSERT INTO "move" VALUES('rrdgexfcn6-1',75,'{"seat":0,"act":"play 8D","by":"player"}',1772366638000000,1231);
INSERT INTO "move" VALUES('rrdgexfcn6-1',76,'{"seat":1,"act":"play 6D","by":"player"}',1772366638000000,1232);
INSERT INTO "move" VALUES('rrdgexfcn6-1',77,'{"seat":2,"act":"play TD","by":"computer"}',1772366638000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',78,'{"seat":2,"act":"play 5H","by":"computer"}',1772366638000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',79,'{"seat":0,"act":"play JH","by":"player"}',1772366640000000,1233);
INSERT INTO "move" VALUES('rrdgexfcn6-1',80,'{"seat":1,"act":"play 3D","by":"player"}',1772366640000000,1234);
INSERT INTO "move" VALUES('rrdgexfcn6-1',81,'{"seat":1,"act":"play 7C","by":"player"}',1772366640000000,1235);
INSERT INTO "move" VALUES('rrdgexfcn6-1',82,'{"seat":2,"act":"play 6H","by":"computer"}',1772366640000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',83,'{"seat":0,"act":"play QC","by":"player"}',1772366642000000,1236);
INSERT INTO "move" VALUES('rrdgexfcn6-1',84,'{"seat":0,"act":"play TC","by":"player"}',1772366642000000,1237);
INSERT INTO "move" VALUES('rrdgexfcn6-1',85,'{"seat":1,"act":"play KC","by":"player"}',1772366642000000,1238);
INSERT INTO "move" VALUES('rrdgexfcn6-1',86,'{"seat":2,"act":"play 4S","by":"computer"}',1772366642000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',87,'{"seat":1,"act":"play JS","by":"player"}',1772366644000000,1239);
INSERT INTO "move" VALUES('rrdgexfcn6-1',88,'{"seat":2,"act":"play AS","by":"computer"}',1772366644000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',89,'{"seat":0,"act":"play 8S"}',1772366644000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',90,'{"seat":2,"act":"play 6S","by":"computer"}',1772366644000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',91,'{"seat":0,"act":"play 4C","by":"player"}',1772366646000000,1240);
INSERT INTO "move" VALUES('rrdgexfcn6-1',92,'{"seat":1,"act":"play 3S","by":"player"}',1772366646000000,1241);
INSERT INTO "move" VALUES('rrdgexfcn6-1',93,'{"seat":2,"act":"play 5D","by":"computer"}',1772366646000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',94,'{"seat":0,"act":"play TH","by":"player"}',1772366648000000,1242);
INSERT INTO "move" VALUES('rrdgexfcn6-1',95,'{"seat":1,"act":"play AD","by":"player"}',1772366648000000,1243);
INSERT INTO "move" VALUES('rrdgexfcn6-1',96,'{"seat":1,"act":"play 9C","by":"player"}',1772366648000000,1244);
INSERT INTO "move" VALUES('rrdgexfcn6-1',97,'{"seat":2,"act":"play JD","by":"computer"}',1772366648000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',98,'{"seat":0,"act":"play 3C"}',1772366648000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',99,'{"seat":2,"act":"play QD","by":"computer"}',1772366648000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',100,'{"seat":0,"act":"play 7H","by":"player"}',1772366650000000,1245);
INSERT INTO "move" VALUES('rrdgexfcn6-1',101,'{"seat":1,"act":"play 2C","by":"player"}',1772366650000000,1246);
INSERT INTO "move" VALUES('rrdgexfcn6-1',102,'{"seat":2,"act":"play KD","by":"computer"}',1772366650000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',103,'{"seat":0,"act":"play 3H"}',1772366650000000,NULL);
INSERT INTO "move" VALUES('rrdgexfcn6-1',104,'{"seat":1,"act":"play AC"}',1772366650000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',1,'{"deal":"TS TC AD 9H QH TH 7D AS 8C QD AH 9S JS QC 8H KC 7H 8S 7C TD JD JH KH 9D JC AC KS QS 7S 8D 9C KD"}',1772366712000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',2,'{"seat":1,"act":"pass","by":"computer"}',1772366712000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',3,'{"seat":0,"act":"pass","by":"player"}',1772366714000000,1249);
INSERT INTO "move" VALUES('wv639zqk98-1',4,'{"seat":1,"act":"name D","by":"computer"}',1772366714000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',5,'{"seat":1,"act":"silent","by":"computer"}',1772366714000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',6,'{"seat":0,"act":"silent"}',1772366714000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',7,'{"seat":1,"act":"play TS","by":"computer"}',1772366714000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',8,'{"seat":0,"act":"play 8S","by":"player"}',1772366716000000,1250);
INSERT INTO "move" VALUES('wv639zqk98-1',9,'{"seat":1,"act":"play AD","by":"computer"}',1772366716000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',10,'{"seat":0,"act":"play QD"}',1772366716000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',11,'{"seat":1,"act":"play TC","by":"computer"}',1772366716000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',12,'{"seat":0,"act":"play 7C"}',1772366716000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',13,'{"seat":1,"act":"play 7D","by":"computer"}',1772366716000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',14,'{"seat":0,"act":"play 9S","by":"player"}',1772366718000000,1251);
INSERT INTO "move" VALUES('wv639zqk98-1',15,'{"seat":1,"act":"play KC","by":"computer"}',1772366718000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',16,'{"seat":0,"act":"play QH","by":"player"}',1772366720000000,1252);
INSERT INTO "move" VALUES('wv639zqk98-1',17,'{"seat":1,"act":"play QC","by":"computer"}',1772366720000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',18,'{"seat":0,"act":"play 7H","by":"player"}',1772366722000000,1253);
INSERT INTO "move" VALUES('wv639zqk98-1',19,'{"seat":1,"act":"play 8C","by":"computer"}',1772366722000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',20,'{"seat":0,"act":"play AH","by":"player"}',1772366724000000,1254);
INSERT INTO "move" VALUES('wv639zqk98-1',21,'{"seat":1,"act":"play AS","by":"computer"}',1772366724000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',22,'{"seat":0,"act":"play 9H","by":"player"}',1772366726000000,1255);
INSERT INTO "move" VALUES('wv639zqk98-1',23,'{"seat":1,"act":"play 8H","by":"computer"}',1772366726000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',24,'{"seat":0,"act":"play TH"}',1772366726000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',25,'{"deal":"JC 8S TH 7S 9D TC 8H 8D JH 7C KC KS QC AD TD 7D AC KD QD 8C JS TS AS 9C 9S QH JD QS AH 9H KH 7H"}',1772366726000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',26,'{"seat":0,"act":"pass","by":"player"}',1772366728000000,1256);
INSERT INTO "move" VALUES('wv639zqk98-1',27,'{"seat":1,"act":"pass","by":"computer"}',1772366728000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',28,'{"seat":0,"act":"name H","by":"player"}',1772366730000000,1257);
INSERT INTO "move" VALUES('wv639zqk98-1',29,'{"seat":0,"act":"silent","by":"player"}',1772366730000000,1258);
INSERT INTO "move" VALUES('wv639zqk98-1',30,'{"seat":1,"act":"silent","by":"computer"}',1772366730000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',31,'{"seat":0,"act":"play 8S","by":"player"}',1772366732000000,1259);
INSERT INTO "move" VALUES('wv639zqk98-1',32,'{"seat":1,"act":"play KS","by":"computer"}',1772366732000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',33,'{"seat":1,"act":"play KD","by":"computer"}',1772366732000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',34,'{"seat":0,"act":"play AD","by":"player"}',1772366734000000,1260);
INSERT INTO "move" VALUES('wv639zqk98-1',35,'{"seat":0,"act":"play 8H","by":"player"}',1772366734000000,1261);
INSERT INTO "move" VALUES('wv639zqk98-1',36,'{"seat":1,"act":"play KC","by":"computer"}',1772366734000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',37,'{"seat":0,"act":"play 7D","by":"player"}',1772366736000000,1262);
INSERT INTO "move" VALUES('wv639zqk98-1',38,'{"seat":1,"act":"play QD","by":"computer"}',1772366736000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',39,'{"seat":1,"act":"play 7S","by":"computer"}',1772366736000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',40,'{"seat":0,"act":"play TH","by":"player"}',1772366738000000,1263);
INSERT INTO "move" VALUES('wv639zqk98-1',41,'{"seat":0,"act":"play 8D","by":"player"}',1772366738000000,1264);
INSERT INTO "move" VALUES('wv639zqk98-1',42,'{"seat":1,"act":"play 9D","by":"computer"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',43,'{"seat":1,"act":"play AC","by":"computer"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',44,'{"seat":0,"act":"play JC"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',45,'{"seat":1,"act":"play TC","by":"computer"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',46,'{"seat":0,"act":"play JH"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',47,'{"seat":0,"act":"play TD"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',48,'{"seat":1,"act":"play 7C","by":"computer"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',49,'{"deal":"TS 9H AH 9C 7H 7D AC KC JD AD TD 8D KH KS AS QD 9D KD TH 7S JC 8H 9S 8C QH TC 7C QS QC JS JH 8S"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',50,'{"seat":1,"act":"take","by":"computer"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',51,'{"seat":1,"act":"silent","by":"computer"}',1772366738000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',52,'{"seat":0,"act":"silent","by":"player"}',1772366740000000,1265);
INSERT INTO "move" VALUES('wv639zqk98-1',53,'{"seat":1,"act":"play QD","by":"computer"}',1772366740000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',54,'{"seat":0,"act":"play AD","by":"player"}',1772366742000000,1266);
INSERT INTO "move" VALUES('wv639zqk98-1',55,'{"seat":0,"act":"play 8D","by":"player"}',1772366742000000,1267);
INSERT INTO "move" VALUES('wv639zqk98-1',56,'{"seat":1,"act":"play JD","by":"computer"}',1772366742000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',57,'{"seat":1,"act":"play KC","by":"computer"}',1772366742000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',58,'{"seat":0,"act":"play 9C"}',1772366742000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',59,'{"seat":1,"act":"play KS","by":"computer"}',1772366742000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',60,'{"seat":0,"act":"play TH","by":"player"}',1772366744000000,1268);
INSERT INTO "move" VALUES('wv639zqk98-1',61,'{"seat":0,"act":"play 7D","by":"player"}',1772366744000000,1269);
INSERT INTO "move" VALUES('wv639zqk98-1',62,'{"seat":1,"act":"play 9H","by":"computer"}',1772366744000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',63,'{"seat":1,"act":"play AS","by":"computer"}',1772366744000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',64,'{"seat":0,"act":"play 7H"}',1772366744000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',65,'{"seat":0,"act":"play KD","by":"player"}',1772366746000000,1270);
INSERT INTO "move" VALUES('wv639zqk98-1',66,'{"seat":1,"act":"play AH","by":"computer"}',1772366746000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',67,'{"seat":1,"act":"play TS","by":"computer"}',1772366746000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',68,'{"seat":0,"act":"play 9D","by":"player"}',1772366748000000,1271);
INSERT INTO "move" VALUES('wv639zqk98-1',69,'{"seat":1,"act":"play AC","by":"computer"}',1772366748000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',70,'{"seat":0,"act":"play TD"}',1772366748000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',71,'{"deal":"KS JD 8S QD KH 9C TC 9D 7D QH QC AC AD 8D KC AS TD 8C JH 8H QS 7S TH JC 9S 9H 7H KD JS AH 7C TS"}',1772366748000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',72,'{"seat":0,"act":"pass","by":"player"}',1772366750000000,1272);
INSERT INTO "move" VALUES('wv639zqk98-1',73,'{"seat":1,"act":"pass","by":"computer"}',1772366750000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',74,'{"seat":0,"act":"name S","by":"player"}',1772366752000000,1273);
INSERT INTO "move" VALUES('wv639zqk98-1',75,'{"seat":0,"act":"silent","by":"player"}',1772366752000000,1274);
INSERT INTO "move" VALUES('wv639zqk98-1',76,'{"seat":1,"act":"silent","by":"computer"}',1772366752000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',77,'{"seat":0,"act":"play KC","by":"player"}',1772366754000000,1275);
INSERT INTO "move" VALUES('wv639zqk98-1',78,'{"seat":1,"act":"play AC","by":"computer"}',1772366754000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',79,'{"seat":1,"act":"play QD","by":"computer"}',1772366754000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',80,'{"seat":0,"act":"play 7D","by":"player"}',1772366756000000,1276);
INSERT INTO "move" VALUES('wv639zqk98-1',81,'{"seat":1,"act":"play 8C","by":"computer"}',1772366756000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',82,'{"seat":0,"act":"play TC"}',1772366756000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',83,'{"seat":0,"act":"play 9D","by":"player"}',1772366758000000,1277);
INSERT INTO "move" VALUES('wv639zqk98-1',84,'{"seat":1,"act":"play TD","by":"computer"}',1772366758000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',85,'{"seat":1,"act":"play JH","by":"computer"}',1772366758000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',86,'{"seat":0,"act":"play 8S","by":"player"}',1772366760000000,1278);
INSERT INTO "move" VALUES('wv639zqk98-1',87,'{"seat":0,"act":"play AS","by":"player"}',1772366760000000,1279);
INSERT INTO "move" VALUES('wv639zqk98-1',88,'{"seat":1,"act":"play QH","by":"computer"}',1772366760000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',89,'{"seat":0,"act":"play JD","by":"player"}',1772366762000000,1280);
INSERT INTO "move" VALUES('wv639zqk98-1',90,'{"seat":1,"act":"play QC","by":"computer"}',1772366762000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',91,'{"seat":0,"act":"play 8D","by":"player"}',1772366764000000,1281);
INSERT INTO "move" VALUES('wv639zqk98-1',92,'{"seat":1,"act":"play KH","by":"computer"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',93,'{"seat":0,"act":"play KS"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',94,'{"seat":1,"act":"play 9C","by":"computer"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',95,'{"deal":"7H TD TC QD JS AD 9C KD 8H KS 8C KC JC 7S 9D AH JD 8D TH 7D JH QS 9H 8S KH TS QH 9S 7C QC AS AC"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',96,'{"seat":1,"act":"take","by":"computer"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',97,'{"seat":1,"act":"silent","by":"computer"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',98,'{"seat":0,"act":"silent"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',99,'{"seat":1,"act":"play 7S","by":"computer"}',1772366764000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',100,'{"seat":0,"act":"play JS","by":"player"}',1772366766000000,1282);
INSERT INTO "move" VALUES('wv639zqk98-1',101,'{"seat":0,"act":"play AD","by":"player"}',1772366766000000,1283);
INSERT INTO "move" VALUES('wv639zqk98-1',102,'{"seat":1,"act":"play KD","by":"computer"}',1772366766000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',103,'{"seat":0,"act":"play KS","by":"player"}',1772366768000000,1284);
INSERT INTO "move" VALUES('wv639zqk98-1',104,'{"seat":1,"act":"play TC","by":"computer"}',1772366768000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',105,'{"seat":1,"act":"play 9C","by":"computer"}',1772366768000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',106,'{"seat":0,"act":"play KC","by":"player"}',1772366770000000,1285);
INSERT INTO "move" VALUES('wv639zqk98-1',107,'{"seat":1,"act":"play 8H","by":"computer"}',1772366770000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',108,'{"seat":0,"act":"play TH"}',1772366770000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',109,'{"seat":0,"act":"play QD","by":"player"}',1772366772000000,1286);
INSERT INTO "move" VALUES('wv639zqk98-1',110,'{"seat":1,"act":"play 9D","by":"computer"}',1772366772000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',111,'{"seat":0,"act":"play 8C","by":"player"}',1772366774000000,1287);
INSERT INTO "move" VALUES('wv639zqk98-1',112,'{"seat":1,"act":"play 7H","by":"computer"}',1772366774000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',113,'{"seat":0,"act":"play JD","by":"player"}',1772366776000000,1288);
INSERT INTO "move" VALUES('wv639zqk98-1',114,'{"seat":1,"act":"play TD","by":"computer"}',1772366776000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',115,'{"seat":1,"act":"play AH","by":"computer"}',1772366776000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',116,'{"seat":0,"act":"play 8D"}',1772366776000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',117,'{"deal":"9D QH 7C AC KS QC JD 9H JC TC QS 8S 7D 8D AD AS AH TS 7S 8H QD KD 7H KC 8C JH TH TD 9C JS KH 9S"}',1772366776000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',118,'{"seat":0,"act":"pass","by":"player"}',1772366778000000,1289);
INSERT INTO "move" VALUES('wv639zqk98-1',119,'{"seat":1,"act":"take","by":"computer"}',1772366778000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',120,'{"seat":0,"act":"silent"}',1772366778000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',121,'{"seat":1,"act":"silent","by":"computer"}',1772366778000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',122,'{"seat":0,"act":"play 8D","by":"player"}',1772366780000000,1290);
INSERT INTO "move" VALUES('wv639zqk98-1',123,'{"seat":1,"act":"play AC","by":"computer"}',1772366780000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',124,'{"seat":0,"act":"play AS","by":"player"}',1772366782000000,1291);
INSERT INTO "move" VALUES('wv639zqk98-1',125,'{"seat":1,"act":"play KS","by":"computer"}',1772366782000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',126,'{"seat":0,"act":"play JD","by":"player"}',1772366784000000,1292);
INSERT INTO "move" VALUES('wv639zqk98-1',127,'{"seat":1,"act":"play 8S","by":"computer"}',1772366784000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',128,'{"seat":0,"act":"play 7C","by":"player"}',1772366786000000,1293);
INSERT INTO "move" VALUES('wv639zqk98-1',129,'{"seat":1,"act":"play QC","by":"computer"}',1772366786000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',130,'{"seat":1,"act":"play AH","by":"computer"}',1772366786000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',131,'{"seat":0,"act":"play 9H","by":"player"}',1772366788000000,1294);
INSERT INTO "move" VALUES('wv639zqk98-1',132,'{"seat":1,"act":"play 7S","by":"computer"}',1772366788000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',133,'{"seat":0,"act":"play 9D","by":"player"}',1772366790000000,1295);
INSERT INTO "move" VALUES('wv639zqk98-1',134,'{"seat":0,"act":"play AD","by":"player"}',1772366790000000,1296);
INSERT INTO "move" VALUES('wv639zqk98-1',135,'{"seat":1,"act":"play QS","by":"computer"}',1772366790000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',136,'{"seat":0,"act":"play QH","by":"player"}',1772366792000000,1297);
INSERT INTO "move" VALUES('wv639zqk98-1',137,'{"seat":1,"act":"play TS","by":"computer"}',1772366792000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',138,'{"seat":0,"act":"play JC"}',1772366792000000,NULL);
INSERT INTO "move" VALUES('wv639zqk98-1',139,'{"seat":1,"act":"play TC","by":"computer"}',1772366792000000,NULL);
INSERT INTO "move" VALUES('b2gtwpd8tk-1',1,'{"deal":"AD 9D 8D KH AH KC TC 9H 7S 7C 8C TH 9S KD TD QH JS JC JD KS 9C 7D 8S AC QD AS 7H QS JH 8H TS QC"}',1772366794000000,NULL);
INSERT INTO "move" VALUES('b2gtwpd8tk-1',2,'{"seat":0,"act":"pass","by":"player"}',1772366794000000,1300);
CREATE TABLE opening_told (
            user_id bigint PRIMARY KEY,
            at bigint NOT NULL
        );
CREATE TABLE opening_wish (
            user_id bigint NOT NULL,
            guild bigint NOT NULL,
            channel bigint NOT NULL,
            PRIMARY KEY (user_id, channel)
        );
CREATE TABLE panel (
            table_id text NOT NULL REFERENCES card_table (id),
            user_id bigint NOT NULL,
            channel bigint NOT NULL,
            message bigint NOT NULL,
            further bigint NOT NULL,
            token text NOT NULL,
            expires_at bigint NOT NULL,
            PRIMARY KEY (table_id, user_id)
        );
CREATE TABLE result (
            match_id text NOT NULL REFERENCES match (id),
            user_id bigint NOT NULL,
            name text NOT NULL,
            game text NOT NULL,
            guild bigint,
            seat bigint NOT NULL,
            side bigint NOT NULL,
            points bigint NOT NULL,
            outcome text NOT NULL,
            moves bigint NOT NULL,
            autopilot bigint NOT NULL,
            finished_at bigint NOT NULL, credit text NOT NULL DEFAULT 'full',
            PRIMARY KEY (match_id, user_id)
        );
INSERT INTO "result" VALUES('wj2n4z952x-1',11,'Anna','klaberjass',500,0,0,384,'won',77,0,1772366400000000,'full');
INSERT INTO "result" VALUES('wj2n4z952x-1',12,'Ben','klaberjass',500,1,1,301,'lost',78,0,1772366400000000,'full');
INSERT INTO "result" VALUES('efwfq4fcwg-1',11,'Anna','schieber',500,0,0,0,'lost',1,0,1772366460000000,'full');
INSERT INTO "result" VALUES('efwfq4fcwg-1',13,'Carla','schieber',500,1,1,400,'won',0,0,1772366460000000,'full');
INSERT INTO "result" VALUES('efwfq4fcwg-2',11,'Anna','schieber',500,0,0,213,'lost',9,0,1772366538000000,'full');
INSERT INTO "result" VALUES('efwfq4fcwg-2',13,'Carla','schieber',500,1,1,318,'won',9,0,1772366538000000,'full');
INSERT INTO "result" VALUES('rrdgexfcn6-1',13,'Carla','vira',500,0,0,24,'lost',34,0,1772366650000000,'full');
INSERT INTO "result" VALUES('rrdgexfcn6-1',11,'Anna','vira',500,1,1,92,'won',34,0,1772366650000000,'full');
INSERT INTO "result" VALUES('rrdgexfcn6-1',12,'Ben','vira',500,2,2,-116,'left',3,0,1772366650000000,'loss');
INSERT INTO "result" VALUES('wv639zqk98-1',11,'Anna','klaberjass',500,0,0,340,'won',66,0,1772366792000000,'full');
CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL);
INSERT INTO "schema_version" VALUES(1,1772366400000000);
INSERT INTO "schema_version" VALUES(2,1772366400000000);
INSERT INTO "schema_version" VALUES(3,1772366400000000);
INSERT INTO "schema_version" VALUES(4,1772366400000000);
INSERT INTO "schema_version" VALUES(5,1772366400000000);
INSERT INTO "schema_version" VALUES(6,1772366400000000);
INSERT INTO "schema_version" VALUES(7,1772366400000000);
INSERT INTO "schema_version" VALUES(8,1772366400000000);
INSERT INTO "schema_version" VALUES(9,1772366400000000);
INSERT INTO "schema_version" VALUES(10,1772366400000000);
INSERT INTO "schema_version" VALUES(11,1772366400000000);
INSERT INTO "schema_version" VALUES(12,1772366400000000);
INSERT INTO "schema_version" VALUES(13,1772366400000000);
INSERT INTO "schema_version" VALUES(14,1772366400000000);
INSERT INTO "schema_version" VALUES(15,1772366400000000);
INSERT INTO "schema_version" VALUES(16,1772366400000000);
INSERT INTO "schema_version" VALUES(17,1772366400000000);
INSERT INTO "schema_version" VALUES(18,1772366400000000);
INSERT INTO "schema_version" VALUES(19,1772366400000000);
INSERT INTO "schema_version" VALUES(20,1772366400000000);
INSERT INTO "schema_version" VALUES(21,1772366400000000);
INSERT INTO "schema_version" VALUES(22,1772366400000000);
INSERT INTO "schema_version" VALUES(23,1772366400000000);
INSERT INTO "schema_version" VALUES(24,1772366400000000);
INSERT INTO "schema_version" VALUES(25,1772366400000000);
INSERT INTO "schema_version" VALUES(26,1772366400000000);
CREATE TABLE seat (
            table_id text NOT NULL REFERENCES card_table (id),
            seat bigint NOT NULL,
            user_id bigint,
            name text,
            computer text,
            autopilot bigint NOT NULL,
            misses bigint NOT NULL,
            reserve bigint NOT NULL,
            left_user bigint,
            left_name text,
            agreed bigint NOT NULL, kicked bigint NOT NULL DEFAULT 0, queued text, waiting_user bigint, waiting_name text, newcomer bigint NOT NULL DEFAULT 0, kicked_by bigint, kicked_out text,
            PRIMARY KEY (table_id, seat),
            UNIQUE (table_id, user_id)
        );
INSERT INTO "seat" VALUES('wj2n4z952x',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('wj2n4z952x',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('efwfq4fcwg',2,NULL,NULL,'random',0,0,0,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('efwfq4fcwg',3,NULL,NULL,'careful',0,0,0,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('efwfq4fcwg',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('efwfq4fcwg',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('rrdgexfcn6',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('rrdgexfcn6',1,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('rrdgexfcn6',2,NULL,NULL,'careful',0,0,0,12,'Ben',0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('wv639zqk98',1,NULL,NULL,'random',0,0,0,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('wv639zqk98',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('b2gtwpd8tk',0,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('b2gtwpd8tk',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
CREATE INDEX deadline_at ON deadline (at);
CREATE INDEX result_game ON result (game, guild);
CREATE INDEX result_user ON result (user_id);
CREATE INDEX card_table_open ON card_table (opened_at, id) WHERE state <> 'closed';
CREATE INDEX panel_expires ON panel (expires_at);
CREATE INDEX message_ref_invitation ON message_ref (table_id) WHERE kind IN ('invitation', 'opening');
CREATE INDEX message_ref_nudge ON message_ref (table_id) WHERE kind = 'nudge';
CREATE INDEX opening_wish_channel ON opening_wish (channel);
CREATE INDEX opening_wish_guild ON opening_wish (guild);
CREATE INDEX opening_told_at ON opening_told (at);
COMMIT;
