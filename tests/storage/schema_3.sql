BEGIN TRANSACTION;
CREATE TABLE alive (
            one bigint PRIMARY KEY CHECK (one = 1),
            at bigint NOT NULL
        );
INSERT INTO "alive" VALUES(1,1772366400000000);
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
        );
INSERT INTO "card_table" VALUES('ev643cjds3',500,600,'lobby',11,'klaberjass','article','{"target":300}','async',2,0,1772366400000000,1000);
INSERT INTO "card_table" VALUES('rsxp4gdsa7',500,600,'playing',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1001);
INSERT INTO "card_table" VALUES('ygkkv7s69t',500,600,'paused',12,'klaberjass','article','{"target":300}','relaxed',2,1,1772366400000000,1016);
INSERT INTO "card_table" VALUES('hptn96vnr8',500,600,'finished',13,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1023);
INSERT INTO "card_table" VALUES('ftmt7x8r8y',500,600,'closed',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1164);
INSERT INTO "card_table" VALUES('6ya676wpm8',500,600,'playing',13,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1257);
CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        );
INSERT INTO "deadline" VALUES('ev643cjds3','idle',1772452800000000,0);
INSERT INTO "deadline" VALUES('rsxp4gdsa7','turn',1772366565000000,0);
INSERT INTO "deadline" VALUES('ygkkv7s69t','idle',1774958400000000,0);
INSERT INTO "deadline" VALUES('hptn96vnr8','idle',1772367300000000,0);
INSERT INTO "deadline" VALUES('6ya676wpm8','computer',1772366401057096,0);
CREATE TABLE guild_setting (
            guild bigint PRIMARY KEY,
            language text,
            welcomed bigint NOT NULL
        , deck text);
INSERT INTO "guild_setting" VALUES(500,'ja',1,'french');
CREATE TABLE mark (
            name text PRIMARY KEY,
            value text NOT NULL
        );
INSERT INTO "mark" VALUES('commands','1');
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
            finished_at bigint,
            UNIQUE (table_id, number)
        );
INSERT INTO "match" VALUES('rsxp4gdsa7-1','rsxp4gdsa7',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1002,NULL);
INSERT INTO "match" VALUES('ygkkv7s69t-1','ygkkv7s69t',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1017,NULL);
INSERT INTO "match" VALUES('hptn96vnr8-1','hptn96vnr8',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1024,1772366400000000);
INSERT INTO "match" VALUES('ftmt7x8r8y-1','ftmt7x8r8y',1,'klaberjass',1,'article','{"target":300}',2,0,1772366400000000,1165,1772366400000000);
INSERT INTO "match" VALUES('6ya676wpm8-1','6ya676wpm8',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1258,NULL);
CREATE TABLE member_setting (
            user_id bigint PRIMARY KEY,
            name text,
            language text,
            locale text,
            hand text,
            dm_blocked_until bigint
        , deck text);
INSERT INTO "member_setting" VALUES(11,'Anna','de','de','both',1772366400000000,'swiss');
CREATE TABLE message_ref (
            table_id text NOT NULL REFERENCES card_table (id),
            kind text NOT NULL,
            user_id bigint NOT NULL,
            channel bigint NOT NULL,
            message bigint NOT NULL UNIQUE,
            PRIMARY KEY (table_id, kind, user_id)
        );
INSERT INTO "message_ref" VALUES('rsxp4gdsa7','table',0,600,701);
INSERT INTO "message_ref" VALUES('rsxp4gdsa7','hand',11,602,702);
CREATE TABLE move (
            match_id text NOT NULL REFERENCES match (id),
            seq bigint NOT NULL,
            line text NOT NULL,
            at bigint NOT NULL,
            cause bigint,
            PRIMARY KEY (match_id, seq),
            UNIQUE (match_id, cause)
        );
INSERT INTO "move" VALUES('rsxp4gdsa7-1',1,'{"deal":"QS KH TS KS 9S QC TH JH TC 7H 9H TD 8C 8S KC AD KD 9D 7C QH JS QD 7S 7D AH 8H 8D AS 9C AC JD JC"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1003);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',3,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1004);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',4,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1005);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',5,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1006);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',6,'{"seat":1,"act":"dix","by":"player"}',1772366400000000,1007);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',7,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1008);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',8,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1009);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',9,'{"seat":1,"act":"play 9H","by":"player"}',1772366400000000,1010);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',10,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1011);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',11,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1012);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',12,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1013);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',13,'{"seat":1,"act":"play QC","by":"player"}',1772366400000000,1014);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',14,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1015);
INSERT INTO "move" VALUES('ygkkv7s69t-1',1,'{"deal":"KS QD QC AC TS TD JD KH QH AS 9C 8C 8S JC AH TC JS AD 8H 7C 8D KD JH 9S 9D 9H TH KC 7D 7S 7H QS"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('ygkkv7s69t-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1018);
INSERT INTO "move" VALUES('ygkkv7s69t-1',3,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1019);
INSERT INTO "move" VALUES('ygkkv7s69t-1',4,'{"seat":1,"act":"yield","by":"player"}',1772366400000000,1020);
INSERT INTO "move" VALUES('ygkkv7s69t-1',5,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1021);
INSERT INTO "move" VALUES('ygkkv7s69t-1',6,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1022);
INSERT INTO "move" VALUES('hptn96vnr8-1',1,'{"deal":"8D 8H QS JD KH AC JS QH AH 7C 8C TC 9S QD 7S TD 9D JH 7H KS 9H 8S KD 9C TS AD 7D QC JC KC TH AS"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('hptn96vnr8-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1025);
INSERT INTO "move" VALUES('hptn96vnr8-1',3,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1026);
INSERT INTO "move" VALUES('hptn96vnr8-1',4,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1027);
INSERT INTO "move" VALUES('hptn96vnr8-1',5,'{"seat":0,"act":"dix","by":"player"}',1772366400000000,1028);
INSERT INTO "move" VALUES('hptn96vnr8-1',6,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1029);
INSERT INTO "move" VALUES('hptn96vnr8-1',7,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1030);
INSERT INTO "move" VALUES('hptn96vnr8-1',8,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1031);
INSERT INTO "move" VALUES('hptn96vnr8-1',9,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1032);
INSERT INTO "move" VALUES('hptn96vnr8-1',10,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1033);
INSERT INTO "move" VALUES('hptn96vnr8-1',11,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1034);
INSERT INTO "move" VALUES('hptn96vnr8-1',12,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1035);
INSERT INTO "move" VALUES('hptn96vnr8-1',13,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1036);
INSERT INTO "move" VALUES('hptn96vnr8-1',14,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1037);
INSERT INTO "move" VALUES('hptn96vnr8-1',15,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1038);
INSERT INTO "move" VALUES('hptn96vnr8-1',16,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1039);
INSERT INTO "move" VALUES('hptn96vnr8-1',17,'{"seat":1,"act":"play 7H","by":"player"}',1772366400000000,1040);
INSERT INTO "move" VALUES('hptn96vnr8-1',18,'{"seat":0,"act":"play AH","by":"player"}',1772366400000000,1041);
INSERT INTO "move" VALUES('hptn96vnr8-1',19,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1042);
INSERT INTO "move" VALUES('hptn96vnr8-1',20,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1043);
INSERT INTO "move" VALUES('hptn96vnr8-1',21,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1044);
INSERT INTO "move" VALUES('hptn96vnr8-1',22,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1045);
INSERT INTO "move" VALUES('hptn96vnr8-1',23,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1046);
INSERT INTO "move" VALUES('hptn96vnr8-1',24,'{"deal":"9S KC JH 9D JC KS TS KD TD 8C QC 8H QS QD JD 7S TC AC 7D AD 8D 9C AH 8S 9H QH TH KH AS JS 7H 7C"}',1772366400000000,1047);
INSERT INTO "move" VALUES('hptn96vnr8-1',25,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1048);
INSERT INTO "move" VALUES('hptn96vnr8-1',26,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1049);
INSERT INTO "move" VALUES('hptn96vnr8-1',27,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1050);
INSERT INTO "move" VALUES('hptn96vnr8-1',28,'{"seat":0,"act":"name H","by":"player"}',1772366400000000,1051);
INSERT INTO "move" VALUES('hptn96vnr8-1',29,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1052);
INSERT INTO "move" VALUES('hptn96vnr8-1',30,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1053);
INSERT INTO "move" VALUES('hptn96vnr8-1',31,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1054);
INSERT INTO "move" VALUES('hptn96vnr8-1',32,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1055);
INSERT INTO "move" VALUES('hptn96vnr8-1',33,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1056);
INSERT INTO "move" VALUES('hptn96vnr8-1',34,'{"seat":0,"act":"play KS","by":"player"}',1772366400000000,1057);
INSERT INTO "move" VALUES('hptn96vnr8-1',35,'{"seat":0,"act":"play AC","by":"player"}',1772366400000000,1058);
INSERT INTO "move" VALUES('hptn96vnr8-1',36,'{"seat":1,"act":"play KC","by":"player"}',1772366400000000,1059);
INSERT INTO "move" VALUES('hptn96vnr8-1',37,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1060);
INSERT INTO "move" VALUES('hptn96vnr8-1',38,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1061);
INSERT INTO "move" VALUES('hptn96vnr8-1',39,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1062);
INSERT INTO "move" VALUES('hptn96vnr8-1',40,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1063);
INSERT INTO "move" VALUES('hptn96vnr8-1',41,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1064);
INSERT INTO "move" VALUES('hptn96vnr8-1',42,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1065);
INSERT INTO "move" VALUES('hptn96vnr8-1',43,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1066);
INSERT INTO "move" VALUES('hptn96vnr8-1',44,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1067);
INSERT INTO "move" VALUES('hptn96vnr8-1',45,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1068);
INSERT INTO "move" VALUES('hptn96vnr8-1',46,'{"seat":0,"act":"play JC","by":"player"}',1772366400000000,1069);
INSERT INTO "move" VALUES('hptn96vnr8-1',47,'{"seat":1,"act":"play 7S","by":"player"}',1772366400000000,1070);
INSERT INTO "move" VALUES('hptn96vnr8-1',48,'{"seat":0,"act":"play 8C","by":"player"}',1772366400000000,1071);
INSERT INTO "move" VALUES('hptn96vnr8-1',49,'{"deal":"9H KS 7S JH AH QD AC TS 9C KC KD QS 8H TC TD 8D 8S 9S 7D QC JC JD QH AS 8C AD KH 7C 9D JS 7H TH"}',1772366400000000,1072);
INSERT INTO "move" VALUES('hptn96vnr8-1',50,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1073);
INSERT INTO "move" VALUES('hptn96vnr8-1',51,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1074);
INSERT INTO "move" VALUES('hptn96vnr8-1',52,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1075);
INSERT INTO "move" VALUES('hptn96vnr8-1',53,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1076);
INSERT INTO "move" VALUES('hptn96vnr8-1',54,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1077);
INSERT INTO "move" VALUES('hptn96vnr8-1',55,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1078);
INSERT INTO "move" VALUES('hptn96vnr8-1',56,'{"seat":0,"act":"play 9H","by":"player"}',1772366400000000,1079);
INSERT INTO "move" VALUES('hptn96vnr8-1',57,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1080);
INSERT INTO "move" VALUES('hptn96vnr8-1',58,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1081);
INSERT INTO "move" VALUES('hptn96vnr8-1',59,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1082);
INSERT INTO "move" VALUES('hptn96vnr8-1',60,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1083);
INSERT INTO "move" VALUES('hptn96vnr8-1',61,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1084);
INSERT INTO "move" VALUES('hptn96vnr8-1',62,'{"seat":0,"act":"play KS","by":"player"}',1772366400000000,1085);
INSERT INTO "move" VALUES('hptn96vnr8-1',63,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1086);
INSERT INTO "move" VALUES('hptn96vnr8-1',64,'{"seat":0,"act":"play AC","by":"player"}',1772366400000000,1087);
INSERT INTO "move" VALUES('hptn96vnr8-1',65,'{"seat":1,"act":"play KC","by":"player"}',1772366400000000,1088);
INSERT INTO "move" VALUES('hptn96vnr8-1',66,'{"seat":0,"act":"play 9C","by":"player"}',1772366400000000,1089);
INSERT INTO "move" VALUES('hptn96vnr8-1',67,'{"seat":1,"act":"play QS","by":"player"}',1772366400000000,1090);
INSERT INTO "move" VALUES('hptn96vnr8-1',68,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1091);
INSERT INTO "move" VALUES('hptn96vnr8-1',69,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1092);
INSERT INTO "move" VALUES('hptn96vnr8-1',70,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1093);
INSERT INTO "move" VALUES('hptn96vnr8-1',71,'{"deal":"TC 8S 8C 8H 9S TD 7H QC AD 8D 9H AS KS TS 9D 9C KH JH 7C AC 7D 7S KD JC QS TH KC QD JD JS QH AH"}',1772366400000000,1094);
INSERT INTO "move" VALUES('hptn96vnr8-1',72,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1095);
INSERT INTO "move" VALUES('hptn96vnr8-1',73,'{"seat":1,"act":"declare","by":"player"}',1772366400000000,1096);
INSERT INTO "move" VALUES('hptn96vnr8-1',74,'{"seat":0,"act":"yield","by":"player"}',1772366400000000,1097);
INSERT INTO "move" VALUES('hptn96vnr8-1',75,'{"seat":1,"act":"play 7H","by":"player"}',1772366400000000,1098);
INSERT INTO "move" VALUES('hptn96vnr8-1',76,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1099);
INSERT INTO "move" VALUES('hptn96vnr8-1',77,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1100);
INSERT INTO "move" VALUES('hptn96vnr8-1',78,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1101);
INSERT INTO "move" VALUES('hptn96vnr8-1',79,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1102);
INSERT INTO "move" VALUES('hptn96vnr8-1',80,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1103);
INSERT INTO "move" VALUES('hptn96vnr8-1',81,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1104);
INSERT INTO "move" VALUES('hptn96vnr8-1',82,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1105);
INSERT INTO "move" VALUES('hptn96vnr8-1',83,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1106);
INSERT INTO "move" VALUES('hptn96vnr8-1',84,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1107);
INSERT INTO "move" VALUES('hptn96vnr8-1',85,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1108);
INSERT INTO "move" VALUES('hptn96vnr8-1',86,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1109);
INSERT INTO "move" VALUES('hptn96vnr8-1',87,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1110);
INSERT INTO "move" VALUES('hptn96vnr8-1',88,'{"seat":1,"act":"play AD","by":"player"}',1772366400000000,1111);
INSERT INTO "move" VALUES('hptn96vnr8-1',89,'{"seat":0,"act":"play 9H","by":"player"}',1772366400000000,1112);
INSERT INTO "move" VALUES('hptn96vnr8-1',90,'{"seat":1,"act":"play 9C","by":"player"}',1772366400000000,1113);
INSERT INTO "move" VALUES('hptn96vnr8-1',91,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1114);
INSERT INTO "move" VALUES('hptn96vnr8-1',92,'{"seat":1,"act":"play QC","by":"player"}',1772366400000000,1115);
INSERT INTO "move" VALUES('hptn96vnr8-1',93,'{"deal":"AS AD 9H QD 9C TC TH TD 7S 8D TS KS 9D QC 7C KH 7D 9S AC JH 7H KD JC 8S AH JS 8H JD QH 8C QS KC"}',1772366400000000,1116);
INSERT INTO "move" VALUES('hptn96vnr8-1',94,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1117);
INSERT INTO "move" VALUES('hptn96vnr8-1',95,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1118);
INSERT INTO "move" VALUES('hptn96vnr8-1',96,'{"seat":1,"act":"dix","by":"player"}',1772366400000000,1119);
INSERT INTO "move" VALUES('hptn96vnr8-1',97,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1120);
INSERT INTO "move" VALUES('hptn96vnr8-1',98,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1121);
INSERT INTO "move" VALUES('hptn96vnr8-1',99,'{"seat":1,"act":"play 9C","by":"player"}',1772366400000000,1122);
INSERT INTO "move" VALUES('hptn96vnr8-1',100,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1123);
INSERT INTO "move" VALUES('hptn96vnr8-1',101,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1124);
INSERT INTO "move" VALUES('hptn96vnr8-1',102,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1125);
INSERT INTO "move" VALUES('hptn96vnr8-1',103,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1126);
INSERT INTO "move" VALUES('hptn96vnr8-1',104,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1127);
INSERT INTO "move" VALUES('hptn96vnr8-1',105,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1128);
INSERT INTO "move" VALUES('hptn96vnr8-1',106,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1129);
INSERT INTO "move" VALUES('hptn96vnr8-1',107,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1130);
INSERT INTO "move" VALUES('hptn96vnr8-1',108,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1131);
INSERT INTO "move" VALUES('hptn96vnr8-1',109,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1132);
INSERT INTO "move" VALUES('hptn96vnr8-1',110,'{"seat":0,"act":"play 9H","by":"player"}',1772366400000000,1133);
INSERT INTO "move" VALUES('hptn96vnr8-1',111,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1134);
INSERT INTO "move" VALUES('hptn96vnr8-1',112,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1135);
INSERT INTO "move" VALUES('hptn96vnr8-1',113,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1136);
INSERT INTO "move" VALUES('hptn96vnr8-1',114,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1137);
INSERT INTO "move" VALUES('hptn96vnr8-1',115,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1138);
INSERT INTO "move" VALUES('hptn96vnr8-1',116,'{"deal":"9S QD 7C AS 7D 7S 8H KD QS 8C AH 7H TH TD 9H JC KS 9D 8S TC KC JD AD 8D JS KH QH QC 9C TS AC JH"}',1772366400000000,1139);
INSERT INTO "move" VALUES('hptn96vnr8-1',117,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1140);
INSERT INTO "move" VALUES('hptn96vnr8-1',118,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1141);
INSERT INTO "move" VALUES('hptn96vnr8-1',119,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1142);
INSERT INTO "move" VALUES('hptn96vnr8-1',120,'{"seat":0,"act":"dix","by":"player"}',1772366400000000,1143);
INSERT INTO "move" VALUES('hptn96vnr8-1',121,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1144);
INSERT INTO "move" VALUES('hptn96vnr8-1',122,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1145);
INSERT INTO "move" VALUES('hptn96vnr8-1',123,'{"seat":0,"act":"play 8C","by":"player"}',1772366400000000,1146);
INSERT INTO "move" VALUES('hptn96vnr8-1',124,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1147);
INSERT INTO "move" VALUES('hptn96vnr8-1',125,'{"seat":1,"act":"play 9H","by":"player"}',1772366400000000,1148);
INSERT INTO "move" VALUES('hptn96vnr8-1',126,'{"seat":1,"act":"play QS","by":"player"}',1772366400000000,1149);
INSERT INTO "move" VALUES('hptn96vnr8-1',127,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1150);
INSERT INTO "move" VALUES('hptn96vnr8-1',128,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1151);
INSERT INTO "move" VALUES('hptn96vnr8-1',129,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1152);
INSERT INTO "move" VALUES('hptn96vnr8-1',130,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1153);
INSERT INTO "move" VALUES('hptn96vnr8-1',131,'{"seat":0,"act":"play 8S","by":"player"}',1772366400000000,1154);
INSERT INTO "move" VALUES('hptn96vnr8-1',132,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1155);
INSERT INTO "move" VALUES('hptn96vnr8-1',133,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1156);
INSERT INTO "move" VALUES('hptn96vnr8-1',134,'{"seat":1,"act":"play 8H","by":"player"}',1772366400000000,1157);
INSERT INTO "move" VALUES('hptn96vnr8-1',135,'{"seat":0,"act":"play AH","by":"player"}',1772366400000000,1158);
INSERT INTO "move" VALUES('hptn96vnr8-1',136,'{"seat":0,"act":"play KS","by":"player"}',1772366400000000,1159);
INSERT INTO "move" VALUES('hptn96vnr8-1',137,'{"seat":1,"act":"play JC","by":"player"}',1772366400000000,1160);
INSERT INTO "move" VALUES('hptn96vnr8-1',138,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1161);
INSERT INTO "move" VALUES('hptn96vnr8-1',139,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1162);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',1,'{"deal":"8H 8S AC AS JC QD KC 9S KH 7D TS JS TH TC AD JH QS KS QC AH TD JD KD 8C 9H 8D 7S 9C 9D 7C QH 7H"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',2,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1166);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',3,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1167);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',4,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1168);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',5,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1169);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',6,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1170);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',7,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1171);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',8,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1172);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',9,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1173);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',10,'{"seat":0,"act":"play JC","by":"player"}',1772366400000000,1174);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',11,'{"seat":1,"act":"play AD","by":"player"}',1772366400000000,1175);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',12,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1176);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',13,'{"seat":1,"act":"play KC","by":"player"}',1772366400000000,1177);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',14,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1178);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',15,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1179);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',16,'{"seat":0,"act":"play KS","by":"player"}',1772366400000000,1180);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',17,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1181);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',18,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1182);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',19,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1183);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',20,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1184);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',21,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1185);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',22,'{"seat":1,"act":"play 8H","by":"player"}',1772366400000000,1186);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',23,'{"deal":"KS QS 9C KH 7D 7S QC JH AS AH 9D TD AD 8D 7C QD KD JC JS 8S 7H JD TS 8H QH 9S TH 9H TC KC 8C AC"}',1772366400000000,1187);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',24,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1188);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',25,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1189);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',26,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1190);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',27,'{"seat":1,"act":"dix","by":"player"}',1772366400000000,1191);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',28,'{"seat":1,"act":"yield","by":"player"}',1772366400000000,1192);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',29,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1193);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',30,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1194);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',31,'{"seat":1,"act":"play AD","by":"player"}',1772366400000000,1195);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',32,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1196);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',33,'{"seat":1,"act":"play JC","by":"player"}',1772366400000000,1197);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',34,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1198);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',35,'{"seat":0,"act":"play 9C","by":"player"}',1772366400000000,1199);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',36,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1200);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',37,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1201);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',38,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1202);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',39,'{"seat":1,"act":"play 7S","by":"player"}',1772366400000000,1203);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',40,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1204);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',41,'{"seat":0,"act":"play KS","by":"player"}',1772366400000000,1205);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',42,'{"seat":1,"act":"play JS","by":"player"}',1772366400000000,1206);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',43,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1207);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',44,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1208);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',45,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1209);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',46,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1210);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',47,'{"deal":"TD 9S 8D QS 7D TS 8C AH 8S KS 7S QD 7H 7C KC QC TH KD KH JC TC 8H JS AS QH 9C AC JH 9D AD 9H JD"}',1772366400000000,1211);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',48,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1212);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',49,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1213);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',50,'{"seat":1,"act":"name C","by":"player"}',1772366400000000,1214);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',51,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1215);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',52,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1216);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',53,'{"seat":1,"act":"play KC","by":"player"}',1772366400000000,1217);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',54,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1218);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',55,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1219);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',56,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1220);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',57,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1221);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',58,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1222);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',59,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1223);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',60,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1224);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',61,'{"seat":1,"act":"play QC bella","by":"player"}',1772366400000000,1225);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',62,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1226);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',63,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1227);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',64,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1228);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',65,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1229);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',66,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1230);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',67,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1231);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',68,'{"seat":0,"act":"play KS","by":"player"}',1772366400000000,1232);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',69,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1233);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',70,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1234);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',71,'{"deal":"8S TH 7C JH TC 8C 7D QD QS AS 7S QH 9C 8D JD 9H JS TD AC KS AD KC 9S 7H AH 8H TS KH KD 9D JC QC"}',1772366400000000,1235);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',72,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1236);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',73,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1237);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',74,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1238);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',75,'{"seat":0,"act":"play 9H","by":"player"}',1772366400000000,1239);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',76,'{"seat":1,"act":"play QH","by":"player"}',1772366400000000,1240);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',77,'{"seat":1,"act":"play JS","by":"player"}',1772366400000000,1241);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',78,'{"seat":0,"act":"play 8S","by":"player"}',1772366400000000,1242);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',79,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1243);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',80,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1244);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',81,'{"seat":1,"act":"play 7S","by":"player"}',1772366400000000,1245);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',82,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1246);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',83,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1247);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',84,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1248);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',85,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1249);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',86,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1250);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',87,'{"seat":0,"act":"play JD","by":"player"}',1772366400000000,1251);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',88,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1252);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',89,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1253);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',90,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1254);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',91,'{"seat":1,"act":"play AS","by":"player"}',1772366400000000,1255);
INSERT INTO "move" VALUES('ftmt7x8r8y-1',92,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1256);
INSERT INTO "move" VALUES('6ya676wpm8-1',1,'{"deal":"9D JS KH 9H QH AS KS TC QC 7C 7S JH KD TH JC AC AD 8D 9C JD TS 8C 8H QD 9S 7D TD QS 8S AH KC 7H"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('6ya676wpm8-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1259);
INSERT INTO "move" VALUES('6ya676wpm8-1',3,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1260);
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
            finished_at bigint NOT NULL,
            PRIMARY KEY (match_id, user_id)
        );
INSERT INTO "result" VALUES('hptn96vnr8-1',13,'Carla','klaberjass',500,0,0,303,'lost',68,0,1772366400000000);
INSERT INTO "result" VALUES('hptn96vnr8-1',11,'Anna','klaberjass',500,1,1,325,'won',65,0,1772366400000000);
INSERT INTO "result" VALUES('ftmt7x8r8y-1',11,'Anna','klaberjass',500,0,0,112,'lost',43,0,1772366400000000);
INSERT INTO "result" VALUES('ftmt7x8r8y-1',12,'Ben','klaberjass',500,1,1,333,'won',45,0,1772366400000000);
CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL);
INSERT INTO "schema_version" VALUES(1,1772366400000000);
INSERT INTO "schema_version" VALUES(2,1772366400000000);
INSERT INTO "schema_version" VALUES(3,1772366400000000);
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
            agreed bigint NOT NULL,
            PRIMARY KEY (table_id, seat),
            UNIQUE (table_id, user_id)
        );
INSERT INTO "seat" VALUES('ev643cjds3',0,11,'Anna',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seat" VALUES('ev643cjds3',1,12,'Ben',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seat" VALUES('rsxp4gdsa7',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('rsxp4gdsa7',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,1);
INSERT INTO "seat" VALUES('ygkkv7s69t',0,12,'Ben',NULL,0,0,0,NULL,NULL,0);
INSERT INTO "seat" VALUES('ygkkv7s69t',1,13,'Carla',NULL,0,0,0,NULL,NULL,1);
INSERT INTO "seat" VALUES('hptn96vnr8',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('hptn96vnr8',1,11,'Anna',NULL,0,0,120000000,NULL,NULL,1);
INSERT INTO "seat" VALUES('ftmt7x8r8y',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('ftmt7x8r8y',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('6ya676wpm8',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('6ya676wpm8',1,NULL,NULL,'careful',0,0,0,NULL,NULL,0);
CREATE INDEX deadline_at ON deadline (at);
CREATE INDEX result_game ON result (game, guild);
CREATE INDEX result_user ON result (user_id);
COMMIT;
