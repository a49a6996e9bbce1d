// Runs a journey with a client that is typed by the OpenAPI document, and prints its results:
// node journey.ts <URL of the server> <access token of a teacher> <access token of a student>
import createClient from 'openapi-fetch';
import type { paths } from './dist/api.ts';

const [, , baseUrl, teacherToken, studentToken] = process.argv;

const as = (token: string | undefined) =>
  createClient<paths>({ baseUrl: baseUrl!, headers: { authorization: `Bearer ${token}` } });

const teacher = as(teacherToken);
const student = as(studentToken);

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const course = await teacher.POST('/api/v1/courses', { body: { title: 'Typed Clients', level: 'Beginner' } });
if (course.error) throw new Error(course.error.message);

const cohort = await teacher.POST('/api/v1/cohorts', {
  body: {
    title: 'Typed Clients in Spring',
    description: 'Two evenings a week.',
    startDate: inDays(20),
    endDate: inDays(40),
    registrationDeadline: inDays(10),
    maxEnrollments: 5,
    courses: [course.data._id],
  },
});
if (cohort.error) throw new Error(cohort.error.message);

const path = { guid: cohort.data._id };
const seat = await student.POST('/api/v1/cohorts/{guid}/enroll', { params: { path } });
const list = await student.GET('/api/v1/courses', { params: { query: { limit: 5, offset: 1 } } });
const unknown = await student.GET('/api/v1/courses/{guid}', {
  params: { path: { guid: '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242' } },
});

console.log(
  JSON.stringify({
    title: course.data.title,
    courses: cohort.data.courses.map(({ title }) => title),
    status: seat.data?.status,
    registered: seat.data?.cohort.registered,
    listed: list.data?.results.map(({ title }) => title),
    unknown: unknown.error?.code,
  }),
);
