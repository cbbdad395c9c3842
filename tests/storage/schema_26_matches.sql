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
        , version bigint NOT NULL DEFAULT 0, thread bigint, wants_thread bigint NOT NULL DEFAULT 0, starts_full bigint NOT NULL DEFAULT 0, wants_rated bigint NOT NULL DEFAULT 1, proposal text, level text NOT NULL DEFAULT 'careful');
INSERT INTO "card_table" VALUES('ev643cjds3',500,600,'playing',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1000,11,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('2m72zt89qt',500,600,'playing',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1011,24,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('rwa4hxfuvf',500,600,'finished',12,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1035,93,NULL,0,0,1,NULL,'careful');
CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        , extended bigint NOT NULL DEFAULT 0);
INSERT INTO "deadline" VALUES('ev643cjds3','turn',1772366565000000,1772366595000000,0);
INSERT INTO "deadline" VALUES('2m72zt89qt','deal',1772366408000000,1772366438000000,0);
INSERT INTO "deadline" VALUES('rwa4hxfuvf','idle',1772367300000000,1772367330000000,0);
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
INSERT INTO "match" VALUES('ev643cjds3-1','ev643cjds3',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1001,NULL,1);
INSERT INTO "match" VALUES('2m72zt89qt-1','2m72zt89qt',1,'klaberjass',1,'article','{"target":300}',2,0,1772366400000000,1012,NULL,1);
INSERT INTO "match" VALUES('rwa4hxfuvf-1','rwa4hxfuvf',1,'klaberjass',1,'article','{"target":300}',2,0,1772366400000000,1036,1772366400000000,1);
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
INSERT INTO "move" VALUES('ev643cjds3-1',1,'{"deal":"TS QS JH KS KH 9S KD AD JC 7D QD TC 8D 9D 7C QH QC 7S AH 8H AC JD 9H 9C AS 7H JS 8S KC TH TD 8C"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('ev643cjds3-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1002);
INSERT INTO "move" VALUES('ev643cjds3-1',3,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1003);
INSERT INTO "move" VALUES('ev643cjds3-1',4,'{"seat":1,"act":"dix","by":"player"}',1772366400000000,1004);
INSERT INTO "move" VALUES('ev643cjds3-1',5,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1005);
INSERT INTO "move" VALUES('ev643cjds3-1',6,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1006);
INSERT INTO "move" VALUES('ev643cjds3-1',7,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1007);
INSERT INTO "move" VALUES('ev643cjds3-1',8,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1008);
INSERT INTO "move" VALUES('ev643cjds3-1',9,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1009);
INSERT INTO "move" VALUES('ev643cjds3-1',10,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1010);
INSERT INTO "move" VALUES('2m72zt89qt-1',1,'{"deal":"7C QC TS 8C AS 8H JS AC 8S TD 8D 7D AH QH 9D QS KD JH 9S 9H KC 7S JC KS 9C TH AD 7H TC QD KH JD"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('2m72zt89qt-1',2,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1013);
INSERT INTO "move" VALUES('2m72zt89qt-1',3,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1014);
INSERT INTO "move" VALUES('2m72zt89qt-1',4,'{"seat":1,"act":"declare","by":"player"}',1772366400000000,1015);
INSERT INTO "move" VALUES('2m72zt89qt-1',5,'{"seat":0,"act":"yield","by":"player"}',1772366400000000,1016);
INSERT INTO "move" VALUES('2m72zt89qt-1',6,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1017);
INSERT INTO "move" VALUES('2m72zt89qt-1',7,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1018);
INSERT INTO "move" VALUES('2m72zt89qt-1',8,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1019);
INSERT INTO "move" VALUES('2m72zt89qt-1',9,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1020);
INSERT INTO "move" VALUES('2m72zt89qt-1',10,'{"seat":1,"act":"play QH","by":"player"}',1772366400000000,1021);
INSERT INTO "move" VALUES('2m72zt89qt-1',11,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1022);
INSERT INTO "move" VALUES('2m72zt89qt-1',12,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1023);
INSERT INTO "move" VALUES('2m72zt89qt-1',13,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1024);
INSERT INTO "move" VALUES('2m72zt89qt-1',14,'{"seat":0,"act":"play 8C","by":"player"}',1772366400000000,1025);
INSERT INTO "move" VALUES('2m72zt89qt-1',15,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1026);
INSERT INTO "move" VALUES('2m72zt89qt-1',16,'{"seat":1,"act":"play JS","by":"player"}',1772366400000000,1027);
INSERT INTO "move" VALUES('2m72zt89qt-1',17,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1028);
INSERT INTO "move" VALUES('2m72zt89qt-1',18,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1029);
INSERT INTO "move" VALUES('2m72zt89qt-1',19,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1030);
INSERT INTO "move" VALUES('2m72zt89qt-1',20,'{"seat":0,"act":"play 8D","by":"player"}',1772366400000000,1031);
INSERT INTO "move" VALUES('2m72zt89qt-1',21,'{"seat":1,"act":"play QC","by":"player"}',1772366400000000,1032);
INSERT INTO "move" VALUES('2m72zt89qt-1',22,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1033);
INSERT INTO "move" VALUES('2m72zt89qt-1',23,'{"seat":1,"act":"play QS","by":"player"}',1772366400000000,1034);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',1,'{"deal":"8C 8S 7D KD JD QH QD TC 7C TH 9H TD TS AC 7H 9C KH JH 9S JS 8D 7S AH KC 8H AS JC QS 9D QC KS AD"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',2,'{"seat":1,"act":"pass","by":"player"}',1772366400000000,1037);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',3,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1038);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',4,'{"seat":1,"act":"name C","by":"player"}',1772366400000000,1039);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',5,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1040);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',6,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1041);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',7,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1042);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',8,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1043);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',9,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1044);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',10,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1045);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',11,'{"seat":1,"act":"play 9C","by":"player"}',1772366400000000,1046);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',12,'{"seat":0,"act":"play 9H","by":"player"}',1772366400000000,1047);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',13,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1048);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',14,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1049);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',15,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1050);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',16,'{"seat":1,"act":"play 7H","by":"player"}',1772366400000000,1051);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',17,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1052);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',18,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1053);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',19,'{"seat":0,"act":"play JD","by":"player"}',1772366400000000,1054);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',20,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1055);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',21,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1056);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',22,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1057);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',23,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1058);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',24,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1059);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',25,'{"deal":"8H QH QC TH AD TD JC 8C 7S JH 7C 9D 7H JD KD AS TC AH QD 9H 9S 8D KC AC QS 9C KS 8S TS KH 7D JS"}',1772366400000000,1060);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',26,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1061);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',27,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1062);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',28,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1063);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',29,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1064);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',30,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1065);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',31,'{"seat":1,"act":"play TH","by":"player"}',1772366400000000,1066);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',32,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1067);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',33,'{"seat":0,"act":"play JC","by":"player"}',1772366400000000,1068);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',34,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1069);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',35,'{"seat":0,"act":"play JD","by":"player"}',1772366400000000,1070);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',36,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1071);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',37,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1072);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',38,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1073);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',39,'{"seat":0,"act":"play 8C","by":"player"}',1772366400000000,1074);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',40,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1075);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',41,'{"seat":1,"act":"play AD","by":"player"}',1772366400000000,1076);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',42,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1077);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',43,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1078);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',44,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1079);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',45,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1080);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',46,'{"seat":1,"act":"play 9D","by":"player"}',1772366400000000,1081);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',47,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1082);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',48,'{"deal":"7C JS JH TD KC AS JD QH 9H 8H AH KH AD TH QD 8S 7D 9S TS JC KS QS 7S 8C AC 7H KD 9D QC TC 9C 8D"}',1772366400000000,1083);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',49,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1084);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',50,'{"seat":1,"act":"declare","by":"player"}',1772366400000000,1085);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',51,'{"seat":0,"act":"dix","by":"player"}',1772366400000000,1086);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',52,'{"seat":0,"act":"yield","by":"player"}',1772366400000000,1087);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',53,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1088);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',54,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1089);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',55,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1090);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',56,'{"seat":1,"act":"play 8S","by":"player"}',1772366400000000,1091);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',57,'{"seat":0,"act":"play AS","by":"player"}',1772366400000000,1092);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',58,'{"seat":1,"act":"play JS","by":"player"}',1772366400000000,1093);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',59,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1094);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',60,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1095);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',61,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1096);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',62,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1097);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',63,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1098);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',64,'{"seat":1,"act":"play TH","by":"player"}',1772366400000000,1099);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',65,'{"seat":1,"act":"play 9H","by":"player"}',1772366400000000,1100);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',66,'{"seat":0,"act":"play AH","by":"player"}',1772366400000000,1101);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',67,'{"seat":0,"act":"play TD","by":"player"}',1772366400000000,1102);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',68,'{"seat":1,"act":"play JH","by":"player"}',1772366400000000,1103);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',69,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1104);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',70,'{"seat":1,"act":"play QH","by":"player"}',1772366400000000,1105);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',71,'{"deal":"AD TH QH 7C 8C JD 7H KH TS AH 8D AC JC 9D JH KD 7D TD 8H TC 9S 9C QD 7S 8S KS KC QC JS 9H QS AS"}',1772366400000000,1106);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',72,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1107);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',73,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1108);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',74,'{"seat":1,"act":"yield","by":"player"}',1772366400000000,1109);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',75,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1110);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',76,'{"seat":1,"act":"play 8H","by":"player"}',1772366400000000,1111);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',77,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1112);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',78,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1113);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',79,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1114);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',80,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1115);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',81,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1116);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',82,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1117);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',83,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1118);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',84,'{"seat":0,"act":"play 7H","by":"player"}',1772366400000000,1119);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',85,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1120);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',86,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1121);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',87,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1122);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',88,'{"seat":0,"act":"play KH","by":"player"}',1772366400000000,1123);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',89,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1124);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',90,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1125);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',91,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1126);
INSERT INTO "move" VALUES('rwa4hxfuvf-1',92,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1127);
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
INSERT INTO "result" VALUES('rwa4hxfuvf-1',12,'Ben','klaberjass',500,0,0,204,'lost',44,0,1772366400000000,'full');
INSERT INTO "result" VALUES('rwa4hxfuvf-1',13,'Carla','klaberjass',500,1,1,338,'won',44,0,1772366400000000,'full');
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
INSERT INTO "seat" VALUES('ev643cjds3',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('ev643cjds3',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('2m72zt89qt',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('2m72zt89qt',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('rwa4hxfuvf',0,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('rwa4hxfuvf',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
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
