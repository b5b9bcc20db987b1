-- {"over": "1ugIiuQAb5A", "running": "9qNAu7cgB4Y", "open": "ntOVOg-cf3Y", "tokens": ["YiWimVIS9wyNmldwfQ02hmlMxtKDp8UtxvAQIDoJMss", "WrTOzR52qZ6a-QFbEF6b3gqbgYrvTfcQzsPjlU2SxL0"], "n": 3, "keys": ["pA_R-gJ1jpKDu_WkiGgTrvja", "dKaJs4rds8U0MLeZrmbJKm0w"]}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE down (
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_down PRIMARY KEY (since)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	cmd VARCHAR(160) NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_entries_table_id_cmd UNIQUE (table_id, cmd)
);
INSERT INTO "entries" VALUES('1ugIiuQAb5A',0,'sit:de46cfcce0f3bfee',1794920877119,'sit',0,'{"guest": "592ff1df6700264a", "name": "P0", "value": "753f59eb942e89a625fb731913798a9f"}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',1,'deal',1794920877132,'deal',-1,'{"fingerprint": "9d52753938121404", "values": ["753f59eb942e89a625fb731913798a9f"], "names": ["P0", ""], "players": ["person", "steady"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',2,'bot:1:2',1794920877144,'row',1,'{"lines": ["[2, 1, 0, \"hand:1\", \"c855583060630b3a\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',3,'592ff1df6700264a:c1:07c2e399b7a7',1794920877159,'row',0,'{"lines": ["[1, 0, 1, \"hand:1\", \"8b58c09777da7c4c\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',4,'592ff1df6700264a:c2:df890b845ded',1794920877168,'row',0,'{"lines": ["[3, 0, 5, \"hand:3\", \"a4decda45aedf670\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',5,'bot:1:4',1794920877171,'row',1,'{"lines": ["[4, 1, 2, \"hand:2\", \"2dcb95021c5b95fd\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',6,'592ff1df6700264a:c3:563d6aa725e0',1794920877185,'row',0,'{"lines": ["[5, 0, 5, \"hand:3\", \"3b1b17d1fba0af60\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',7,'bot:1:6',1794920877187,'row',1,'{"lines": ["[6, 1, 2, \"hand:2\", \"18b58ff33c1ebdc8\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',8,'bot:1:8',1794920877191,'row',1,'{"lines": ["[8, 1, 1, \"hand:1\", \"a6b41cc330f5a888\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',9,'592ff1df6700264a:c4:5c46fbc56692',1794920877204,'row',0,'{"lines": ["[7, 0, 3, \"hand:2\", \"46d129181b41b1a2\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',10,'bot:1:10',1794920877211,'row',1,'{"lines": ["[10, 1, 4, \"hand:1\", \"4cc50560ba15a29c\"]"]}');
INSERT INTO "entries" VALUES('1ugIiuQAb5A',11,'592ff1df6700264a:c5:aa9a37ea17ba',1794920877219,'row',0,'{"lines": ["[9, 0, 1, \"hand:1\", \"a254c98a81f01135\"]", "[\"end\", -1, \"4fb980318ccf0991d814192044dc1682afc841e28ba9ff227a446d05713eceaa\", \"a354eabb755844e9\"]"]}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',0,'sit:37cb2784d72c3c07',1794920877254,'sit',0,'{"guest": "e5df7f2db078beac", "name": "P0", "value": "a0cd1255b12cf82045d815dd8fb3510c"}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',1,'sit:45dea98d3a0cf68d',1794920877267,'sit',1,'{"guest": "3912b2dcf5834e91", "name": "P1", "value": "d8b131c57bba8937ab5d556c4198a34f"}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',2,'deal',1794920877268,'deal',-1,'{"fingerprint": "9d52753938121404", "values": ["a0cd1255b12cf82045d815dd8fb3510c", "d8b131c57bba8937ab5d556c4198a34f"], "names": ["P0", "P1"], "players": ["person", "person"]}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',3,'e5df7f2db078beac:c1:07c2e399b7a7',1794920877273,'row',0,'{"lines": ["[1, 0, 0, \"hand:1\", \"f04b8043026a20c8\"]"]}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',4,'3912b2dcf5834e91:c1:ec6e5a45004b',1794920877275,'row',1,'{"lines": ["[2, 1, 3, \"hand:1\", \"1a6921c8a5051299\"]"]}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',5,'e5df7f2db078beac:c2:e37a5626a524',1794920877276,'row',0,'{"lines": ["[3, 0, 0, \"hand:1\", \"f1895e6cec102199\"]"]}');
INSERT INTO "entries" VALUES('9qNAu7cgB4Y',6,'e5df7f2db078beac:c3:56aa7b240a9e',1794920877277,'chat',0,'{"to": "players", "name": "P0", "text": "Let us go on tomorrow. \u00bfMa\u00f1ana?"}');
INSERT INTO "entries" VALUES('ntOVOg-cf3Y',0,'sit:5973f8255e4e0838',1794920877286,'sit',0,'{"guest": "41a81cacf8332d70", "name": "B\u00e9a", "value": "a8348e41e4c4d341111b0e8a1e62f7da"}');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	name VARCHAR(160) NOT NULL, 
	made BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_token UNIQUE (token)
);
INSERT INTO "guests" VALUES('592ff1df6700264a','19e799ac31eef4e09f3664cd084c9ce5d20995dd57e2705566e4b3fc2a20344e','P0',1794920877082,1794920877082);
INSERT INTO "guests" VALUES('e5df7f2db078beac','00ee6d0f8cbd687b66233c2936d9363eee28b737c9efc53d27fa8a0514c480fe','P0',1794920877229,1794920877229);
INSERT INTO "guests" VALUES('3912b2dcf5834e91','1e93f4887147775aef7d8319ea0a568b07fd03d8c94ba8ad8b1818453dbfa645','P1',1794920877240,1794920877240);
INSERT INTO "guests" VALUES('41a81cacf8332d70','63e54877586fa91bdd5a249e3eaaf7a48e447588ad9c8d47267743089c15cad5','Béa',1794920877279,1794920877279);
CREATE TABLE passes (
	"key" VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_passes PRIMARY KEY ("key")
);
CREATE TABLE sitters (
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_sitters PRIMARY KEY (guest, table_id)
);
INSERT INTO "sitters" VALUES('592ff1df6700264a','1ugIiuQAb5A',1794920877103);
INSERT INTO "sitters" VALUES('e5df7f2db078beac','9qNAu7cgB4Y',1794920877246);
INSERT INTO "sitters" VALUES('3912b2dcf5834e91','9qNAu7cgB4Y',1794920877260);
INSERT INTO "sitters" VALUES('41a81cacf8332d70','ntOVOg-cf3Y',1794920877282);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	settings TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	made BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('1ugIiuQAb5A','modo-muve','king-and-fool','{"game":"king-and-fool","seats":["open","steady"],"variant":{},"cards":"","listed":false,"watch":"table","delay":0,"undo":"agree","veiled":false,"clock":{"kind":"none","seconds":0,"more":0},"grace":60,"pace":0}','["aebdbb664f68367da2aacab0127635a2851322e5f393724d58d5abe028423d01", "10155546645a1a1f79e249807ec6aec1b3fb63346deab7f5508a157257eb8fb1", "2384fa317cd196732d3da2fa5b15815a2097be189cb7ae6b131e60a4e4371c0c"]','4fb980318ccf0991d814192044dc1682afc841e28ba9ff227a446d05713eceaa','592ff1df6700264a',0,'over','','e7a9d9b610c63e81',1794920877101,1794920877132);
INSERT INTO "tables" VALUES('9qNAu7cgB4Y','gosi-bapi','king-and-fool','{"game":"king-and-fool","seats":["open","open"],"variant":{},"cards":"","listed":true,"watch":"table","delay":0,"undo":"quiet","veiled":false,"clock":{"kind":"bank","seconds":600,"more":5},"grace":60,"pace":0}','["e0679f4572bdd5d40dde7c58c4b6e47d01dce107347dd2ce49382b9a38fc144e", "f725d4105e398425ae4c59cd54167b7c4b4d82c4fb4983c85f7d4c4a238ddc17", "a4d4cc8cb373743d52e5c9ee5579bb130298623e0018bbcb18c57bdc6ab9bc6f"]','3a99d32fe57804b5e78ff460dd34e551b8cae905b90f58409acb9a6a80618444','e5df7f2db078beac',1,'playing','','e7a9d9b610c63e81',1794920877245,1794920877268);
INSERT INTO "tables" VALUES('ntOVOg-cf3Y','nozo-bedo','king-and-fool','{"game":"king-and-fool","seats":["open","open"],"variant":{},"cards":"","listed":false,"watch":"table","delay":0,"undo":"quiet","veiled":false,"clock":{"kind":"none","seconds":0,"more":0},"grace":60,"pace":0}','["11e782ea74f0721fca4c5e8436ddc39654351bfda34cf6e3ac2366b5df88d2d5", "6b76d528d50b0f24bbe35c3608c808c2ebba169515bdbc3605719959503fb58f", "1a334842caf006be7959c7483048b95b27f4b3254984871f527a1e2272b8daf5"]','4f520dda1a6a35fe543e8a43131b84750e95bbba885da3ccc22f2ed1ac8f8235','41a81cacf8332d70',0,'open','','e7a9d9b610c63e81',1794920877281,1794920877281);
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	beat BIGINT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
INSERT INTO "workers" VALUES('e7a9d9b610c63e81',1794920877034);
CREATE INDEX ix_tables_state_worker ON tables (state, worker);
COMMIT;
