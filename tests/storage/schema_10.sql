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
        , version bigint NOT NULL DEFAULT 0, thread bigint, wants_thread bigint NOT NULL DEFAULT 0, starts_full bigint NOT NULL DEFAULT 0);
INSERT INTO "card_table" VALUES('ev643cjds3',500,600,'lobby',11,'klaberjass','article','{}','live',2,0,1772366400000000,1000,1,NULL,0,0);
INSERT INTO "card_table" VALUES('rsxp4gdsa7',500,600,'playing',12,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1001,6,NULL,0,0);
INSERT INTO "card_table" VALUES('58u8xdfx26',500,600,'finished',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1007,91,NULL,0,0);
INSERT INTO "card_table" VALUES('5emdwv48pc',500,600,'playing',13,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1098,1,NULL,0,0);
CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        );
INSERT INTO "deadline" VALUES('ev643cjds3','idle',1772367300000000,1772367330000000);
INSERT INTO "deadline" VALUES('rsxp4gdsa7','turn',1772366565000000,1772366595000000);
INSERT INTO "deadline" VALUES('58u8xdfx26','idle',1772367300000000,1772367330000000);
INSERT INTO "deadline" VALUES('5emdwv48pc','computer',1772366401148082,1772366431148082);
CREATE TABLE guild_setting (
            guild bigint PRIMARY KEY,
            language text,
            welcomed bigint NOT NULL
        , deck text, threads text);
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
            finished_at bigint,
            UNIQUE (table_id, number)
        );
INSERT INTO "match" VALUES('rsxp4gdsa7-1','rsxp4gdsa7',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1002,NULL);
INSERT INTO "match" VALUES('58u8xdfx26-1','58u8xdfx26',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1008,1772366400000000);
INSERT INTO "match" VALUES('5emdwv48pc-1','5emdwv48pc',1,'klaberjass',1,'article','{"target":300}',2,0,1772366400000000,1099,NULL);
CREATE TABLE member_setting (
            user_id bigint PRIMARY KEY,
            name text,
            language text,
            locale text,
            hand text,
            dm_blocked_until bigint
        , deck text, steps bigint NOT NULL DEFAULT 0);
CREATE TABLE message_ref (
            table_id text NOT NULL REFERENCES card_table (id),
            kind text NOT NULL,
            user_id bigint NOT NULL,
            channel bigint NOT NULL,
            message bigint NOT NULL UNIQUE,
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
INSERT INTO "move" VALUES('rsxp4gdsa7-1',1,'{"deal":"QS KH TS KS 9S QC TH JH TC 7H 9H TD 8C 8S KC AD KD 9D 7C QH JS QD 7S 7D AH 8H 8D AS 9C AC JD JC"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1003);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',3,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1004);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',4,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1005);
INSERT INTO "move" VALUES('rsxp4gdsa7-1',5,'{"seat":0,"act":"play AD","by":"player"}',1772366400000000,1006);
INSERT INTO "move" VALUES('58u8xdfx26-1',1,'{"deal":"9S 9C KS KD AH TS JH QS 8H QC JS 7C AS AC JD TH JC 7H QD TD KH 8S 9D KC 9H AD 8D 8C TC QH 7D 7S"}',1772366400000000,NULL);
INSERT INTO "move" VALUES('58u8xdfx26-1',2,'{"seat":0,"act":"take","by":"player"}',1772366400000000,1009);
INSERT INTO "move" VALUES('58u8xdfx26-1',3,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1010);
INSERT INTO "move" VALUES('58u8xdfx26-1',4,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1011);
INSERT INTO "move" VALUES('58u8xdfx26-1',5,'{"seat":0,"act":"play AC","by":"player"}',1772366400000000,1012);
INSERT INTO "move" VALUES('58u8xdfx26-1',6,'{"seat":1,"act":"play QC","by":"player"}',1772366400000000,1013);
INSERT INTO "move" VALUES('58u8xdfx26-1',7,'{"seat":0,"act":"play TH","by":"player"}',1772366400000000,1014);
INSERT INTO "move" VALUES('58u8xdfx26-1',8,'{"seat":1,"act":"play 7H","by":"player"}',1772366400000000,1015);
INSERT INTO "move" VALUES('58u8xdfx26-1',9,'{"seat":0,"act":"play JD","by":"player"}',1772366400000000,1016);
INSERT INTO "move" VALUES('58u8xdfx26-1',10,'{"seat":1,"act":"play KD","by":"player"}',1772366400000000,1017);
INSERT INTO "move" VALUES('58u8xdfx26-1',11,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1018);
INSERT INTO "move" VALUES('58u8xdfx26-1',12,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1019);
INSERT INTO "move" VALUES('58u8xdfx26-1',13,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1020);
INSERT INTO "move" VALUES('58u8xdfx26-1',14,'{"seat":1,"act":"play JS","by":"player"}',1772366400000000,1021);
INSERT INTO "move" VALUES('58u8xdfx26-1',15,'{"seat":1,"act":"play 7C","by":"player"}',1772366400000000,1022);
INSERT INTO "move" VALUES('58u8xdfx26-1',16,'{"seat":0,"act":"play 9C","by":"player"}',1772366400000000,1023);
INSERT INTO "move" VALUES('58u8xdfx26-1',17,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1024);
INSERT INTO "move" VALUES('58u8xdfx26-1',18,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1025);
INSERT INTO "move" VALUES('58u8xdfx26-1',19,'{"seat":1,"act":"play JC","by":"player"}',1772366400000000,1026);
INSERT INTO "move" VALUES('58u8xdfx26-1',20,'{"seat":0,"act":"play KS bella","by":"player"}',1772366400000000,1027);
INSERT INTO "move" VALUES('58u8xdfx26-1',21,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1028);
INSERT INTO "move" VALUES('58u8xdfx26-1',22,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1029);
INSERT INTO "move" VALUES('58u8xdfx26-1',23,'{"deal":"KS TD 9S 7S TS 9D QC 7D AH QS KC JS TH JD KH 8H QH TC 7C AS 8D AC 9C 7H 9H AD 8S KD QD JH JC 8C"}',1772366400000000,1030);
INSERT INTO "move" VALUES('58u8xdfx26-1',24,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1031);
INSERT INTO "move" VALUES('58u8xdfx26-1',25,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1032);
INSERT INTO "move" VALUES('58u8xdfx26-1',26,'{"seat":0,"act":"declare","by":"player"}',1772366400000000,1033);
INSERT INTO "move" VALUES('58u8xdfx26-1',27,'{"seat":1,"act":"play 8H","by":"player"}',1772366400000000,1034);
INSERT INTO "move" VALUES('58u8xdfx26-1',28,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1035);
INSERT INTO "move" VALUES('58u8xdfx26-1',29,'{"seat":0,"act":"play TS","by":"player"}',1772366400000000,1036);
INSERT INTO "move" VALUES('58u8xdfx26-1',30,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1037);
INSERT INTO "move" VALUES('58u8xdfx26-1',31,'{"seat":0,"act":"play 7S","by":"player"}',1772366400000000,1038);
INSERT INTO "move" VALUES('58u8xdfx26-1',32,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1039);
INSERT INTO "move" VALUES('58u8xdfx26-1',33,'{"seat":1,"act":"play JD","by":"player"}',1772366400000000,1040);
INSERT INTO "move" VALUES('58u8xdfx26-1',34,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1041);
INSERT INTO "move" VALUES('58u8xdfx26-1',35,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1042);
INSERT INTO "move" VALUES('58u8xdfx26-1',36,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1043);
INSERT INTO "move" VALUES('58u8xdfx26-1',37,'{"seat":1,"act":"play QC","by":"player"}',1772366400000000,1044);
INSERT INTO "move" VALUES('58u8xdfx26-1',38,'{"seat":0,"act":"play 7C","by":"player"}',1772366400000000,1045);
INSERT INTO "move" VALUES('58u8xdfx26-1',39,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1046);
INSERT INTO "move" VALUES('58u8xdfx26-1',40,'{"seat":0,"act":"play JS","by":"player"}',1772366400000000,1047);
INSERT INTO "move" VALUES('58u8xdfx26-1',41,'{"seat":1,"act":"play AH","by":"player"}',1772366400000000,1048);
INSERT INTO "move" VALUES('58u8xdfx26-1',42,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1049);
INSERT INTO "move" VALUES('58u8xdfx26-1',43,'{"seat":1,"act":"play 7D","by":"player"}',1772366400000000,1050);
INSERT INTO "move" VALUES('58u8xdfx26-1',44,'{"seat":0,"act":"play TC","by":"player"}',1772366400000000,1051);
INSERT INTO "move" VALUES('58u8xdfx26-1',45,'{"deal":"QC 7H QS KH TD QD KD 9D AC 8C JC KC QH 9C JH 8H 9S KS TS TH 8D 7S AS 9H JD 8S 7C 7D TC AH JS AD"}',1772366400000000,1052);
INSERT INTO "move" VALUES('58u8xdfx26-1',46,'{"seat":0,"act":"pass","by":"player"}',1772366400000000,1053);
INSERT INTO "move" VALUES('58u8xdfx26-1',47,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1054);
INSERT INTO "move" VALUES('58u8xdfx26-1',48,'{"seat":0,"act":"dix","by":"player"}',1772366400000000,1055);
INSERT INTO "move" VALUES('58u8xdfx26-1',49,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1056);
INSERT INTO "move" VALUES('58u8xdfx26-1',50,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1057);
INSERT INTO "move" VALUES('58u8xdfx26-1',51,'{"seat":0,"act":"play QH","by":"player"}',1772366400000000,1058);
INSERT INTO "move" VALUES('58u8xdfx26-1',52,'{"seat":1,"act":"play KH","by":"player"}',1772366400000000,1059);
INSERT INTO "move" VALUES('58u8xdfx26-1',53,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1060);
INSERT INTO "move" VALUES('58u8xdfx26-1',54,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1061);
INSERT INTO "move" VALUES('58u8xdfx26-1',55,'{"seat":1,"act":"play QD","by":"player"}',1772366400000000,1062);
INSERT INTO "move" VALUES('58u8xdfx26-1',56,'{"seat":0,"act":"play 9D","by":"player"}',1772366400000000,1063);
INSERT INTO "move" VALUES('58u8xdfx26-1',57,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1064);
INSERT INTO "move" VALUES('58u8xdfx26-1',58,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1065);
INSERT INTO "move" VALUES('58u8xdfx26-1',59,'{"seat":1,"act":"play 8C","by":"player"}',1772366400000000,1066);
INSERT INTO "move" VALUES('58u8xdfx26-1',60,'{"seat":0,"act":"play AC","by":"player"}',1772366400000000,1067);
INSERT INTO "move" VALUES('58u8xdfx26-1',61,'{"seat":0,"act":"play 9C","by":"player"}',1772366400000000,1068);
INSERT INTO "move" VALUES('58u8xdfx26-1',62,'{"seat":1,"act":"play KC","by":"player"}',1772366400000000,1069);
INSERT INTO "move" VALUES('58u8xdfx26-1',63,'{"seat":1,"act":"play JC","by":"player"}',1772366400000000,1070);
INSERT INTO "move" VALUES('58u8xdfx26-1',64,'{"seat":0,"act":"play QC","by":"player"}',1772366400000000,1071);
INSERT INTO "move" VALUES('58u8xdfx26-1',65,'{"seat":0,"act":"play 8H","by":"player"}',1772366400000000,1072);
INSERT INTO "move" VALUES('58u8xdfx26-1',66,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1073);
INSERT INTO "move" VALUES('58u8xdfx26-1',67,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1074);
INSERT INTO "move" VALUES('58u8xdfx26-1',68,'{"seat":1,"act":"play 9S","by":"player"}',1772366400000000,1075);
INSERT INTO "move" VALUES('58u8xdfx26-1',69,'{"deal":"9H KS 7S JH AH QD AC TS 9C KC KD QS 8H TC TD 8D 8S 9S 7D QC JC JD QH AS 8C AD KH 7C 9D JS 7H TH"}',1772366400000000,1076);
INSERT INTO "move" VALUES('58u8xdfx26-1',70,'{"seat":1,"act":"take","by":"player"}',1772366400000000,1077);
INSERT INTO "move" VALUES('58u8xdfx26-1',71,'{"seat":1,"act":"silent","by":"player"}',1772366400000000,1078);
INSERT INTO "move" VALUES('58u8xdfx26-1',72,'{"seat":0,"act":"silent","by":"player"}',1772366400000000,1079);
INSERT INTO "move" VALUES('58u8xdfx26-1',73,'{"seat":1,"act":"play 7S","by":"player"}',1772366400000000,1080);
INSERT INTO "move" VALUES('58u8xdfx26-1',74,'{"seat":0,"act":"play 8S","by":"player"}',1772366400000000,1081);
INSERT INTO "move" VALUES('58u8xdfx26-1',75,'{"seat":0,"act":"play JH","by":"player"}',1772366400000000,1082);
INSERT INTO "move" VALUES('58u8xdfx26-1',76,'{"seat":1,"act":"play 9H","by":"player"}',1772366400000000,1083);
INSERT INTO "move" VALUES('58u8xdfx26-1',77,'{"seat":0,"act":"play QD","by":"player"}',1772366400000000,1084);
INSERT INTO "move" VALUES('58u8xdfx26-1',78,'{"seat":1,"act":"play 8D","by":"player"}',1772366400000000,1085);
INSERT INTO "move" VALUES('58u8xdfx26-1',79,'{"seat":0,"act":"play AH","by":"player"}',1772366400000000,1086);
INSERT INTO "move" VALUES('58u8xdfx26-1',80,'{"seat":1,"act":"play TD","by":"player"}',1772366400000000,1087);
INSERT INTO "move" VALUES('58u8xdfx26-1',81,'{"seat":0,"act":"play KD","by":"player"}',1772366400000000,1088);
INSERT INTO "move" VALUES('58u8xdfx26-1',82,'{"seat":1,"act":"play KS","by":"player"}',1772366400000000,1089);
INSERT INTO "move" VALUES('58u8xdfx26-1',83,'{"seat":0,"act":"play 7D","by":"player"}',1772366400000000,1090);
INSERT INTO "move" VALUES('58u8xdfx26-1',84,'{"seat":1,"act":"play AC","by":"player"}',1772366400000000,1091);
INSERT INTO "move" VALUES('58u8xdfx26-1',85,'{"seat":0,"act":"play KC","by":"player"}',1772366400000000,1092);
INSERT INTO "move" VALUES('58u8xdfx26-1',86,'{"seat":1,"act":"play 9C","by":"player"}',1772366400000000,1093);
INSERT INTO "move" VALUES('58u8xdfx26-1',87,'{"seat":0,"act":"play QS","by":"player"}',1772366400000000,1094);
INSERT INTO "move" VALUES('58u8xdfx26-1',88,'{"seat":1,"act":"play TS","by":"player"}',1772366400000000,1095);
INSERT INTO "move" VALUES('58u8xdfx26-1',89,'{"seat":1,"act":"play TC","by":"player"}',1772366400000000,1096);
INSERT INTO "move" VALUES('58u8xdfx26-1',90,'{"seat":0,"act":"play 9S","by":"player"}',1772366400000000,1097);
INSERT INTO "move" VALUES('5emdwv48pc-1',1,'{"deal":"7C 7S 8D TS 7D JD TC AD 8S QH 9D KC TH 7H TD 9H QS QC AS JC KS AC 9C 8H JS KD QD KH JH AH 8C 9S"}',1772366400000000,NULL);
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
            finished_at bigint NOT NULL,
            PRIMARY KEY (match_id, user_id)
        );
INSERT INTO "result" VALUES('58u8xdfx26-1',11,'Anna','klaberjass',500,0,0,327,'won',43,0,1772366400000000);
INSERT INTO "result" VALUES('58u8xdfx26-1',13,'Carla','klaberjass',500,1,1,103,'lost',43,0,1772366400000000);
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
INSERT INTO "seat" VALUES('rsxp4gdsa7',0,12,'Ben',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('rsxp4gdsa7',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('58u8xdfx26',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('58u8xdfx26',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('5emdwv48pc',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0);
INSERT INTO "seat" VALUES('5emdwv48pc',1,NULL,NULL,'careful',0,0,0,NULL,NULL,0);
CREATE INDEX deadline_at ON deadline (at);
CREATE INDEX result_game ON result (game, guild);
CREATE INDEX result_user ON result (user_id);
CREATE INDEX card_table_open ON card_table (opened_at, id) WHERE state <> 'closed';
CREATE INDEX panel_expires ON panel (expires_at);
COMMIT;
