/** Statements of the limit (limit.ts), which answer the workloads (workloads.ts) with one statement each. */

const COHORT = `select json_build_object('cohort', (
  select row_to_json(r) from (
    select c.id, c.title, c.description,
      case when now() < c.start_date then 'UPCOMING' when now() <= c.end_date then 'ONGOING' else 'COMPLETED' end as "status",
      to_char(c.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startDate",
      to_char(c.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate",
      c.capacity, c.student_count as "studentCount", c.capacity - c.student_count as "spotsRemaining",
      round(100.0 * c.student_count / c.capacity)::int as "fillRate",
      json_build_object('amount', (100 * coalesce(c.own_price, (select sum(o.price) from cohort_course cc
        join course o on o.institution_id = cc.institution_id and o.id = cc.course_id
        where cc.institution_id = c.institution_id and cc.cohort_id = c.id)))::int, 'currency', 'USD') as price,
      exists (select 1 from enrollment e where e.institution_id = c.institution_id and e.cohort_id = c.id and e.account_id = $3 and e.status in ('active', 'completed')) as "isEnrolled",
      (select row_to_json(i) from (select i.id, i.name, i.logo_url as "logoUrl" from institution i where i.id = c.institution_id) i) as institution,
      json_build_object('schedule', c.meeting_schedule, 'platform', c.meeting_platform) as meeting,
      (select coalesce(json_agg(row_to_json(o)), '[]') from (
        select o.id, o.title,
          (select coalesce(round(100.0 * count(d.id) / nullif(count(*), 0)), 0)::int from lesson l left join lesson_completion d
            on d.institution_id = l.institution_id and d.lesson_id = l.id and d.membership_id = $4
            where l.institution_id = o.institution_id and l.course_id = o.id) as progress,
          (select json_build_object('id', m.id, 'displayName', m.first_name || ' ' || m.last_name) from membership m
            where m.institution_id = o.institution_id and m.id = o.owner_id) as owner
        from cohort_course cc join course o on o.institution_id = cc.institution_id and o.id = cc.course_id
        where cc.institution_id = c.institution_id and cc.cohort_id = c.id order by cc.position) o) as courses,
      (select coalesce(json_agg(row_to_json(m)), '[]') from (
        select m.id, m.title, to_char(m.deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deadline
        from milestone m where m.institution_id = c.institution_id and m.cohort_id = c.id order by m.deadline) m) as milestones,
      (select coalesce(json_agg(row_to_json(t)), '[]') from (
        select t.id, (select coalesce(nullif(p.job_title, ''), 'Instructor') from membership p
          where p.institution_id = t.institution_id and p.id = t.membership_id) as title, (select json_build_object('id', m.id, 'displayName', m.first_name || ' ' || m.last_name) from membership m
          where m.institution_id = t.institution_id and m.id = t.membership_id) as member
        from cohort_instructor t where t.institution_id = c.institution_id and t.cohort_id = c.id order by t.created_at) t) as instructors
    from cohort c where c.institution_id = $1 and c.id = $2
  ) r))::text`;

const COURSES = `select json_build_object('courses', json_build_object(
  'nodes', (select coalesce(json_agg(row_to_json(r)), '[]') from (
    select c.id, c.title, c.short_description as "shortDescription",
      json_build_object('amount', (100 * c.price)::int, 'currency', 'USD') as price, upper(replace(c.level, ' ', '_')) as level,
      upper(replace(c.category, ' ', '_')) as category,
      (select count(*)::int from lesson l where l.institution_id = c.institution_id and l.course_id = c.id) as "lessonCount",
      (select json_build_object('id', m.id, 'displayName', m.first_name || ' ' || m.last_name) from membership m
        where m.institution_id = c.institution_id and m.id = c.owner_id) as owner
    from course c where c.institution_id = $1 and c.status = 'published' and c.deleted_at is null
    order by c.created_at desc, c.id desc limit 12) r),
  'totalCount', (select count(*)::int from course c where c.institution_id = $1 and c.status = 'published' and c.deleted_at is null)))::text`;

const DASHBOARD = `select json_build_object('viewer', (
  select row_to_json(r) from (
    select a.id, a.first_name || ' ' || a.last_name as "displayName",
      (select count(*)::int from enrollment e where e.institution_id = $1 and e.account_id = a.id and e.status = 'active') as "activeEnrollmentCount",
      (select count(*)::int from lesson_completion d where d.institution_id = $1 and d.membership_id = $3) as "completedLessonCount",
      (select row_to_json(i) from (select i.id, i.name from institution i where i.id = $1) i) as institution,
      json_build_object('nodes', (select coalesce(json_agg(row_to_json(n)), '[]') from (
        select e.id, upper(e.status) as status, to_char(e.enrolled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "enrolledAt",
          (select row_to_json(c) from (
            select c.id, c.title, to_char(c.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startDate",
              c.student_count as "studentCount", c.capacity,
              (select coalesce(json_agg(row_to_json(o)), '[]') from (
                select o.id, o.title,
                  (select coalesce(round(100.0 * count(d.id) / nullif(count(*), 0)), 0)::int from lesson l left join lesson_completion d
                    on d.institution_id = l.institution_id and d.lesson_id = l.id and d.membership_id = $3
                    where l.institution_id = o.institution_id and l.course_id = o.id) as progress
                from cohort_course cc join course o on o.institution_id = cc.institution_id and o.id = cc.course_id
                where cc.institution_id = c.institution_id and cc.cohort_id = c.id order by cc.position) o) as courses
            from cohort c where c.institution_id = e.institution_id and c.id = e.cohort_id) c) as cohort
        from enrollment e where e.institution_id = $1 and e.account_id = a.id and e.status = 'active'
        order by e.enrolled_at desc, e.id desc limit 5) n)) as enrollments
    from account a where a.id = $2
  ) r))::text`;

// Writes the same as the product's enrollment: seat, counter, notifications and, by the database's triggers, the audit
// entry.
const ENROLL = `with seat as (
    select c.institution_id, c.id from cohort c
    where c.institution_id = $1 and c.id = $2 and c.student_count < c.capacity for update
  ), taken as (
    insert into enrollment (institution_id, id, cohort_id, membership_id, account_id, status)
    select institution_id, uuidv7(), id, $4, $3, 'active' from seat on conflict do nothing returning id, status
  ), counted as (
    update cohort c set student_count = student_count + 1 from seat, taken
    where c.institution_id = seat.institution_id and c.id = seat.id
    returning c.id, c.title, c.created_by_id, c.capacity, c.student_count
  ), told as (
    insert into notification as n (institution_id, id, recipient_id, kind, key, subject_id, subject_title, actor_id, latest_id)
    select $1, uuidv7(), $4, 'enrollment', t.id, c.id, c.title, null, t.id from taken t, counted c
    union all
    select $1, uuidv7(), staff.id, 'student-enrollment', c.id, c.id, c.title, $4, t.id from taken t, counted c, lateral (
      select c.created_by_id as id union
      select i.membership_id from cohort_instructor i where i.institution_id = $1 and i.cohort_id = c.id) staff
    on conflict (institution_id, key, recipient_id, kind) do update set count = n.count + 1,
      actor_id = excluded.actor_id, latest_id = excluded.latest_id, happened_at = now()
  )
  select json_build_object('enroll', json_build_object(
    'enrollment', json_build_object('id', t.id, 'status', upper(t.status), 'cohort', json_build_object('id', c.id,
      'studentCount', c.student_count, 'spotsRemaining', c.capacity - c.student_count,
      'fillRate', round(100.0 * c.student_count / c.capacity)::int, 'isEnrolled', true)),
    'viewer', json_build_object('id', $3::uuid, 'activeEnrollmentCount',
      1 + (select count(*)::int from enrollment e where e.institution_id = $1 and e.account_id = $3 and e.status = 'active'))))::text
  from taken t, counted c`;

const REST = `select json_build_object(
  'results', (select coalesce(json_agg(row_to_json(r)), '[]') from (
    select c.id as "_id", c.id, c.id as guid, c.title, c.short_description as "shortDescription", c.price
    from course c where c.institution_id = $1 and c.status = 'published' and c.deleted_at is null
    order by c.created_at desc, c.id desc limit 12) r),
  'offset', 1,
  'pages', (select ceil(count(*) / 12.0)::int from course c where c.institution_id = $1 and c.status = 'published' and c.deleted_at is null))::text`;

/** One statement for each workload; the names are those of workloads.ts. */
export const STATEMENTS: Record<string, string> = {
  'cohort detail': COHORT,
  'course list': COURSES,
  dashboard: DASHBOARD,
  enroll: ENROLL,
  'REST list': REST,
};
