BEGIN TRANSACTION;
CREATE TABLE alive (
            one bigint PRIMARY KEY CHECK (one = 1),
            at bigint NOT NULL
        );
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
CREATE TABLE deadline (
            table_id text PRIMARY KEY REFERENCES card_table (id),
            awaited text NOT NULL,
            at bigint NOT NULL,
            lease bigint NOT NULL
        , extended bigint NOT NULL DEFAULT 0);
CREATE TABLE guild_rules (
            guild bigint NOT NULL,
            game text NOT NULL,
            preset text NOT NULL,
            options text NOT NULL,
            seats bigint NOT NULL,
            PRIMARY KEY (guild, game)
        );
INSERT INTO "guild_rules" VALUES(5,'barbu','article','{"doubles":"none"}',4);
CREATE TABLE guild_setting (
            guild bigint PRIMARY KEY,
            language text,
            welcomed bigint NOT NULL
        , deck text, threads text, game text, pace text, pictures text);
INSERT INTO "guild_setting" VALUES(5,'ja',1,'swiss','off','vira','async','on');
INSERT INTO "guild_setting" VALUES(6,NULL,1,NULL,NULL,NULL,NULL,'ask');
CREATE TABLE mark (
            name text PRIMARY KEY,
            value text NOT NULL
        );
INSERT INTO "mark" VALUES('account','77');
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
CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL);
INSERT INTO "schema_version" VALUES(1,1793491200000000);
INSERT INTO "schema_version" VALUES(2,1793491200000000);
INSERT INTO "schema_version" VALUES(3,1793491200000000);
INSERT INTO "schema_version" VALUES(4,1793491200000000);
INSERT INTO "schema_version" VALUES(5,1793491200000000);
INSERT INTO "schema_version" VALUES(6,1793491200000000);
INSERT INTO "schema_version" VALUES(7,1793491200000000);
INSERT INTO "schema_version" VALUES(8,1793491200000000);
INSERT INTO "schema_version" VALUES(9,1793491200000000);
INSERT INTO "schema_version" VALUES(10,1793491200000000);
INSERT INTO "schema_version" VALUES(11,1793491200000000);
INSERT INTO "schema_version" VALUES(12,1793491200000000);
INSERT INTO "schema_version" VALUES(13,1793491200000000);
INSERT INTO "schema_version" VALUES(14,1793491200000000);
INSERT INTO "schema_version" VALUES(15,1793491200000000);
INSERT INTO "schema_version" VALUES(16,1793491200000000);
INSERT INTO "schema_version" VALUES(17,1793491200000000);
INSERT INTO "schema_version" VALUES(18,1793491200000000);
INSERT INTO "schema_version" VALUES(19,1793491200000000);
INSERT INTO "schema_version" VALUES(20,1793491200000000);
INSERT INTO "schema_version" VALUES(21,1793491200000000);
INSERT INTO "schema_version" VALUES(22,1793491200000000);
INSERT INTO "schema_version" VALUES(23,1793491200000000);
INSERT INTO "schema_version" VALUES(24,1793491200000000);
INSERT INTO "schema_version" VALUES(25,1793491200000000);
INSERT INTO "schema_version" VALUES(26,1793491200000000);
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
