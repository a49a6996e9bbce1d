import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200616 extends Migration {
  override name = 'Migration20261123200616';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "quiz" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "lesson_id" uuid not null, "time_limit_minutes" int null, "max_attempts" int null, "pass_percent" int not null, "is_shuffled" boolean not null default false, "reveal" text not null default 'never', "due_at" timestamptz null, "version" int not null default 1, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `alter table "quiz" add constraint "quiz_institution_id_lesson_id_unique" unique ("institution_id", "lesson_id");`,
    );

    this.addSql(
      `create table "quiz_question" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "quiz_id" uuid not null, "position" int not null, "type" text not null, "prompt" text not null, "points" int not null, "options" text[] not null default '{}', "correct_choices" integer[] not null default '{}', "accepted_texts" text[] not null default '{}', "correct_number" double precision null, "tolerance" double precision null, "explanation" text null, "removed_at" timestamptz null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "quiz_question_institution_id_quiz_id_position_id_index" on "quiz_question" ("institution_id", "quiz_id", "position", "id");`,
    );

    this.addSql(
      `create table "quiz_attempt" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "quiz_id" uuid not null, "student_id" uuid not null, "number" int not null, "started_at" timestamptz not null default now(), "ends_at" timestamptz null, "submitted_at" timestamptz null, "score" int null, "max_score" int not null default 0, "is_passed" boolean null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index quiz_attempt_over on quiz_attempt (institution_id, ends_at) where submitted_at is null;`,
    );
    this.addSql(
      `create unique index quiz_attempt_open on quiz_attempt (institution_id, quiz_id, student_id) where submitted_at is null;`,
    );
    this.addSql(
      `create index "quiz_attempt_institution_id_student_id_index" on "quiz_attempt" ("institution_id", "student_id");`,
    );
    this.addSql(
      `create index "quiz_attempt_institution_id_quiz_id_created_at_id_index" on "quiz_attempt" ("institution_id", "quiz_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "quiz_attempt_institution_id_quiz_id_updated_at_id_index" on "quiz_attempt" ("institution_id", "quiz_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "quiz_attempt" add constraint "quiz_attempt_institution_id_quiz_id_student_id_number_unique" unique ("institution_id", "quiz_id", "student_id", "number");`,
    );

    this.addSql(
      `create table "quiz_answer" ("institution_id" uuid not null, "id" uuid not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null, "attempt_id" uuid not null, "question_id" uuid not null, "position" int not null, "choices" integer[] not null default '{}', "response" text not null default '', "given_number" double precision null, "points" int null, "feedback" text null, primary key ("institution_id", "id"));`,
    );
    this.addSql(
      `create index "quiz_answer_institution_id_question_id_index" on "quiz_answer" ("institution_id", "question_id");`,
    );
    this.addSql(
      `alter table "quiz_answer" add constraint "quiz_answer_institution_id_attempt_id_question_id_unique" unique ("institution_id", "attempt_id", "question_id");`,
    );

    this.addSql(
      `alter table "quiz" add constraint "quiz_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "quiz" add constraint "quiz_institution_id_lesson_id_foreign" foreign key ("institution_id", "lesson_id") references "lesson" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "quiz" add constraint "quiz_due" check (reveal <> 'after-due' or due_at is not null);`,
    );
    this.addSql(
      `alter table "quiz" add constraint "quiz_reveal_check" check ("reveal" in ('never', 'after-attempt', 'after-due'));`,
    );
    this.addSql(
      `create trigger quiz_updated_at_insert before insert on "quiz" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_updated_at_update before update on "quiz" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_audit_insert_delete after insert or delete on "quiz" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'quiz');`,
    );
    this.addSql(
      `create trigger quiz_audit_update after update on "quiz" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'quiz');`,
    );
    this.addSql(`alter table "quiz" enable row level security;`);
    this.addSql(`alter table "quiz" force row level security;`);
    this.addSql(
      `create policy "quiz_tenant" on "quiz" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "quiz_question" add constraint "quiz_question_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "quiz_question" add constraint "quiz_question_institution_id_quiz_id_foreign" foreign key ("institution_id", "quiz_id") references "quiz" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "quiz_question" add constraint "quiz_question_type_check" check ("type" in ('true-false', 'single', 'multiple', 'short-text', 'number', 'essay'));`,
    );
    this.addSql(
      `create trigger quiz_question_updated_at_insert before insert on "quiz_question" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_question_updated_at_update before update on "quiz_question" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_question_audit_insert_delete after insert or delete on "quiz_question" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{correct_choices,accepted_texts,correct_number,tolerance,explanation}', 'quiz_question');`,
    );
    this.addSql(
      `create trigger quiz_question_audit_update after update on "quiz_question" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{correct_choices,accepted_texts,correct_number,tolerance,explanation}', 'quiz_question');`,
    );
    this.addSql(`alter table "quiz_question" enable row level security;`);
    this.addSql(`alter table "quiz_question" force row level security;`);
    this.addSql(
      `create policy "quiz_question_tenant" on "quiz_question" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "quiz_attempt" add constraint "quiz_attempt_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "quiz_attempt" add constraint "quiz_attempt_institution_id_quiz_id_foreign" foreign key ("institution_id", "quiz_id") references "quiz" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "quiz_attempt" add constraint "quiz_attempt_institution_id_student_id_foreign" foreign key ("institution_id", "student_id") references "membership" ("institution_id", "id") on update no action on delete no action;`,
    );
    this.addSql(
      `create trigger quiz_attempt_updated_at_insert before insert on "quiz_attempt" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_attempt_updated_at_update before update on "quiz_attempt" for each row when (old.* is distinct from new.*) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_attempt_audit_insert_delete after insert or delete on "quiz_attempt" for each row execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'quiz_attempt');`,
    );
    this.addSql(
      `create trigger quiz_attempt_audit_update after update on "quiz_attempt" for each row when (old.* is distinct from new.*) execute function audit_row('{institution_id,id,created_at,updated_at}', '{}', 'quiz_attempt');`,
    );
    this.addSql(`alter table "quiz_attempt" enable row level security;`);
    this.addSql(`alter table "quiz_attempt" force row level security;`);
    this.addSql(
      `create policy "quiz_attempt_tenant" on "quiz_attempt" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );

    this.addSql(
      `alter table "quiz_answer" add constraint "quiz_answer_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on update no action on delete no action;`,
    );
    this.addSql(
      `alter table "quiz_answer" add constraint "quiz_answer_institution_id_attempt_id_foreign" foreign key ("institution_id", "attempt_id") references "quiz_attempt" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "quiz_answer" add constraint "quiz_answer_institution_id_question_id_foreign" foreign key ("institution_id", "question_id") references "quiz_question" ("institution_id", "id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create trigger quiz_answer_updated_at_insert before insert on "quiz_answer" for each row execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_answer_updated_at_update before update on "quiz_answer" for each row when (to_jsonb(old) - '{choices,response,given_number}'::text[] is distinct from to_jsonb(new) - '{choices,response,given_number}'::text[]) execute function keep_updated_at();`,
    );
    this.addSql(
      `create trigger quiz_answer_audit_insert_delete after insert or delete on "quiz_answer" for each row execute function audit_row('{institution_id,id,created_at,updated_at,choices,response,given_number}', '{}', 'quiz_answer');`,
    );
    this.addSql(
      `create trigger quiz_answer_audit_update after update on "quiz_answer" for each row when (to_jsonb(old) - '{choices,response,given_number}'::text[] is distinct from to_jsonb(new) - '{choices,response,given_number}'::text[]) execute function audit_row('{institution_id,id,created_at,updated_at,choices,response,given_number}', '{}', 'quiz_answer');`,
    );
    this.addSql(`alter table "quiz_answer" enable row level security;`);
    this.addSql(`alter table "quiz_answer" force row level security;`);
    this.addSql(
      `create policy "quiz_answer_tenant" on "quiz_answer" to "lyceum_app" using (institution_id = nullif(current_setting('app.institution', true), '')::uuid) with check (institution_id = nullif(current_setting('app.institution', true), '')::uuid);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "quiz_question" drop constraint "quiz_question_institution_id_quiz_id_foreign";`,
    );
    this.addSql(`alter table "quiz_attempt" drop constraint "quiz_attempt_institution_id_quiz_id_foreign";`);
    this.addSql(
      `alter table "quiz_answer" drop constraint "quiz_answer_institution_id_question_id_foreign";`,
    );
    this.addSql(`alter table "quiz_answer" drop constraint "quiz_answer_institution_id_attempt_id_foreign";`);

    this.addSql(`drop trigger if exists "quiz_updated_at_insert" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_updated_at_update" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_audit_insert_delete" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "quiz_audit_update" on "quiz";`);
    this.addSql(`drop function if exists "quiz_quiz_audit_update_fn"();`);
    this.addSql(`drop table if exists "quiz" cascade;`);
    this.addSql(`drop trigger if exists "quiz_question_updated_at_insert" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_question_updated_at_update" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_question_audit_insert_delete" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "quiz_question_audit_update" on "quiz_question";`);
    this.addSql(`drop function if exists "quiz_question_quiz_question_audit_update_fn"();`);
    this.addSql(`drop table if exists "quiz_question" cascade;`);
    this.addSql(`drop trigger if exists "quiz_attempt_updated_at_insert" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_attempt_updated_at_update" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_attempt_audit_insert_delete" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "quiz_attempt_audit_update" on "quiz_attempt";`);
    this.addSql(`drop function if exists "quiz_attempt_quiz_attempt_audit_update_fn"();`);
    this.addSql(`drop table if exists "quiz_attempt" cascade;`);
    this.addSql(`drop trigger if exists "quiz_answer_updated_at_insert" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_updated_at_insert_fn"();`);
    this.addSql(`drop trigger if exists "quiz_answer_updated_at_update" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_updated_at_update_fn"();`);
    this.addSql(`drop trigger if exists "quiz_answer_audit_insert_delete" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_audit_insert_delete_fn"();`);
    this.addSql(`drop trigger if exists "quiz_answer_audit_update" on "quiz_answer";`);
    this.addSql(`drop function if exists "quiz_answer_quiz_answer_audit_update_fn"();`);
    this.addSql(`drop table if exists "quiz_answer" cascade;`);
  }
}
