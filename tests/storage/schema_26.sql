BEGIN TRANSACTION;
CREATE TABLE alive (
            one bigint PRIMARY KEY CHECK (one = 1),
            at bigint NOT NULL
        );
INSERT INTO "alive" VALUES(1,1791936190000000);
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
INSERT INTO "card_table" VALUES('ev643cjds3',501,601,'closed',11,'klaberjass','article','{"target":300}','live',2,1,1772366400000000,1000,119,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('gh4vqfdrfy',500,600,'closed',12,'klaberjass','article','{"target":300}','live',2,1,1774526400000000,1118,69,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('xhb8c3tx7n',500,600,'closed',13,'klaberjass','article','{"target":300}','live',2,1,1776690000000000,1186,116,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('6sm7p6vk8g',501,601,'closed',11,'klaberjass','article','{"target":300}','live',2,1,1778857200000000,1301,117,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('5jn6ev4k9q',500,600,'closed',13,'klaberjass','article','{"target":300}','live',2,1,1781028000000000,1417,103,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('75gs5463mn',500,600,'closed',13,'klaberjass','article','{"target":300}','live',2,1,1783202470000000,1460,137,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('pj7ns98bu9',501,601,'closed',11,'klaberjass','article','{"target":300}','live',2,1,1785380470000000,1596,139,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('9kzjtq6h2b',NULL,700,'closed',12,'klaberjass','article','{"target":300}','live',2,1,1787562070000000,1734,117,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('bc2dduperp',500,600,'closed',13,'klaberjass','article','{"target":300}','live',2,1,1789747270000000,1850,72,NULL,0,0,1,NULL,'careful');
INSERT INTO "card_table" VALUES('gnzej72ncp',500,600,'finished',11,'schieber','article','{}','live',4,1,1791936070000000,1921,309,NULL,0,0,1,NULL,'careful');
CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        , extended bigint NOT NULL DEFAULT 0);
INSERT INTO "deadline" VALUES('gnzej72ncp','idle',1791937088000000,1791937118000000,0);
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
INSERT INTO "match" VALUES('ev643cjds3-1','ev643cjds3',1,'klaberjass',1,'article','{"target":300}',2,1,1772366400000000,1001,1772366400000000,1);
INSERT INTO "match" VALUES('gh4vqfdrfy-1','gh4vqfdrfy',1,'klaberjass',1,'article','{"target":300}',2,0,1774526400000000,1119,1774526400000000,1);
INSERT INTO "match" VALUES('xhb8c3tx7n-1','xhb8c3tx7n',1,'klaberjass',1,'article','{"target":300}',2,0,1776690000000000,1187,1776690000000000,1);
INSERT INTO "match" VALUES('6sm7p6vk8g-1','6sm7p6vk8g',1,'klaberjass',1,'article','{"target":300}',2,1,1778857200000000,1302,1778857200000000,1);
INSERT INTO "match" VALUES('5jn6ev4k9q-1','5jn6ev4k9q',1,'klaberjass',1,'article','{"target":300}',2,1,1781028000000000,1418,1781028068000000,1);
INSERT INTO "match" VALUES('75gs5463mn-1','75gs5463mn',1,'klaberjass',1,'article','{"target":300}',2,1,1783202470000000,1461,1783202470000000,1);
INSERT INTO "match" VALUES('pj7ns98bu9-1','pj7ns98bu9',1,'klaberjass',1,'article','{"target":300}',2,1,1785380470000000,1597,1785380470000000,1);
INSERT INTO "match" VALUES('9kzjtq6h2b-1','9kzjtq6h2b',1,'klaberjass',1,'article','{"target":300}',2,1,1787562070000000,1735,1787562070000000,1);
INSERT INTO "match" VALUES('bc2dduperp-1','bc2dduperp',1,'klaberjass',1,'article','{"target":300}',2,0,1789747270000000,1851,1789747270000000,1);
INSERT INTO "match" VALUES('gnzej72ncp-1','gnzej72ncp',1,'schieber',1,'article','{}',4,3,1791936070000000,1922,1791936188000000,1);
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
INSERT INTO "result" VALUES('ev643cjds3-1',11,'Anna','klaberjass',501,0,0,387,'won',56,0,1772366400000000,'full');
INSERT INTO "result" VALUES('ev643cjds3-1',12,'Ben','klaberjass',501,1,1,168,'lost',56,0,1772366400000000,'full');
INSERT INTO "result" VALUES('gh4vqfdrfy-1',12,'Ben','klaberjass',500,0,0,332,'won',31,0,1774526400000000,'full');
INSERT INTO "result" VALUES('gh4vqfdrfy-1',13,'Carla','klaberjass',500,1,1,0,'lost',33,0,1774526400000000,'full');
INSERT INTO "result" VALUES('xhb8c3tx7n-1',13,'Carla','klaberjass',500,0,0,321,'won',54,0,1776690000000000,'full');
INSERT INTO "result" VALUES('xhb8c3tx7n-1',11,'Anna','klaberjass',500,1,1,220,'lost',55,0,1776690000000000,'full');
INSERT INTO "result" VALUES('6sm7p6vk8g-1',11,'Anna','klaberjass',501,0,0,362,'won',56,0,1778857200000000,'full');
INSERT INTO "result" VALUES('6sm7p6vk8g-1',12,'Ben','klaberjass',501,1,1,123,'lost',54,0,1778857200000000,'full');
INSERT INTO "result" VALUES('5jn6ev4k9q-1',12,'Ben','klaberjass',500,0,0,307,'left',0,0,1781028068000000,'loss');
INSERT INTO "result" VALUES('5jn6ev4k9q-1',13,'Carla','klaberjass',500,1,1,44,'lost',48,0,1781028068000000,'full');
INSERT INTO "result" VALUES('75gs5463mn-1',13,'Carla','klaberjass',500,0,0,251,'lost',65,0,1783202470000000,'full');
INSERT INTO "result" VALUES('75gs5463mn-1',11,'Anna','klaberjass',500,1,1,352,'won',64,0,1783202470000000,'full');
INSERT INTO "result" VALUES('pj7ns98bu9-1',11,'Anna','klaberjass',501,0,0,270,'lost',65,0,1785380470000000,'full');
INSERT INTO "result" VALUES('pj7ns98bu9-1',12,'Ben','klaberjass',501,1,1,319,'won',66,0,1785380470000000,'full');
INSERT INTO "result" VALUES('9kzjtq6h2b-1',12,'Ben','klaberjass',NULL,0,0,353,'won',55,0,1787562070000000,'full');
INSERT INTO "result" VALUES('9kzjtq6h2b-1',13,'Carla','klaberjass',NULL,1,1,138,'lost',55,0,1787562070000000,'full');
INSERT INTO "result" VALUES('bc2dduperp-1',13,'Carla','klaberjass',500,0,0,37,'lost',33,0,1789747270000000,'full');
INSERT INTO "result" VALUES('bc2dduperp-1',11,'Anna','klaberjass',500,1,1,332,'won',34,0,1789747270000000,'full');
INSERT INTO "result" VALUES('gnzej72ncp-1',11,'Anna','schieber',500,0,0,1674,'lost',75,0,1791936188000000,'full');
INSERT INTO "result" VALUES('gnzej72ncp-1',12,'Ben','schieber',500,1,1,2603,'won',75,0,1791936188000000,'full');
INSERT INTO "result" VALUES('gnzej72ncp-1',13,'Carla','schieber',500,2,0,1674,'lost',75,0,1791936188000000,'full');
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
INSERT INTO "seat" VALUES('gh4vqfdrfy',0,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('gh4vqfdrfy',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('xhb8c3tx7n',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('xhb8c3tx7n',1,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('6sm7p6vk8g',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('6sm7p6vk8g',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('5jn6ev4k9q',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('5jn6ev4k9q',0,NULL,NULL,'careful',0,0,0,12,'Ben',0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('75gs5463mn',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('75gs5463mn',1,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('pj7ns98bu9',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('pj7ns98bu9',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('9kzjtq6h2b',0,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('9kzjtq6h2b',1,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('bc2dduperp',0,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('bc2dduperp',1,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('gnzej72ncp',0,11,'Anna',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('gnzej72ncp',1,12,'Ben',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('gnzej72ncp',2,13,'Carla',NULL,0,0,120000000,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "seat" VALUES('gnzej72ncp',3,NULL,NULL,'careful',0,0,0,NULL,NULL,0,0,NULL,NULL,NULL,0,NULL,NULL);
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
