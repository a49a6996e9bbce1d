import { SCHEMA } from '../database.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '#modules/account/account.entity';
import { hashPassword } from '#modules/account/password.service';
import { addDefaultCategories } from '#modules/category/default-categories.service';
import { InstitutionType } from '#modules/institution/institution-type.enums';
import { Institution } from '#modules/institution/institution.entity';
import { Plan } from '#modules/institution/plan.enums';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { connectOwner } from '#platform/database/orm';
import { APP_ROLE, SETTINGS } from '#platform/database/tenancy';
import { DEMO_ACCOUNTS, DEMO_INSTRUCTORS, DEMO_PASSWORD, demoStudent } from './accounts.ts';
import { seedActivities } from './activities.ts';
import { spreadAuditEntries } from './audit-times.ts';
import { seedCategories } from './categories.ts';
import { seedCertificates } from './certificates.ts';
import { seedCohorts } from './cohorts.ts';
import { DEMO_COHORTS } from './cohort-content.ts';
import { DEMO_COURSES } from './content.ts';
import { ageSilentRooms, seedConversations } from './conversations.ts';
import { seedCoupons } from './coupons.ts';
import { seedCourses } from './courses.ts';
import { seedDiscussions } from './discussions.ts';
import { seedEvents } from './events.ts';
import { DEMO_DETAILS } from './institutions.ts';
import { seedImports } from './imports.ts';
import { seedInvitations } from './invitations.ts';
import { seedLearning } from './learning.ts';
import { dateMemberships } from './member-times.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { createPending } from './pending.ts';
import { seedQuizzes } from './quizzes.ts';
import { seedMaterials, seedResources } from './resources.ts';
import { seedReviews } from './reviews.ts';
import type { Roster } from './roster.ts';
import { DEMO_NOTIFICATIONS, seedCustomDomain } from './settings.ts';
import { seedPictures } from './pictures.ts';
import { type KeepContent, seedSubmissions } from './submissions.ts';
import { seedTokens } from './tokens.ts';

const STUDENTS = 32;

/**
 * Seeds an empty database: `demo` with much content, `acme` with little, to show their isolation, and `harbor`, which awaits the
 * approval of the platform's staff.
 * It runs in one transaction and skips a database that has an institution. Dates are relative to now.
 * @param keep stores the contents of files; without it no files are created
 */
export async function seedDemo(ownerUrl: string, keep: KeepContent | null = null): Promise<void> {
  const orm = await connectOwner(ownerUrl, SCHEMA);
  try {
    const em = orm.em.fork();
    if ((await em.count(Institution)) > 0) return;
    const passwordHash = await hashPassword(DEMO_PASSWORD, 'demo');
    await em.transactional(async (transactional) => {
      for (const seedInstitution of [seedDemoInstitution, seedAcme]) {
        const institution = seedInstitution(transactional, passwordHash);
        await enter(transactional, institution);
        await transactional.flush();
        await seedCategories(transactional, institution);
        await seedSubmissions(transactional, institution.id, keep);
        if (keep) await seedPictures(transactional, keep);
        await seedEvents(transactional, institution.id);
        if (keep) await seedResources(transactional, keep);
        if (keep) await seedMaterials(transactional, keep);
        await seedOrders(transactional);
        await seedCoupons(transactional, institution);
        await seedCertificates(transactional);
        await seedLearning(transactional);
        await seedQuizzes(transactional);
        await seedReviews(transactional);
        await seedNotifications(transactional);
        if (institution.namespace === 'demo') await seedConversations(transactional);
        await ageSilentRooms(transactional);
        await spreadAuditEntries(transactional, institution.id);
        await dateMemberships(transactional, institution.id);
      }
      await seedPlatform(transactional, passwordHash);
    });
  } finally {
    await orm.close();
  }
}

/** Switches the transaction to the app's role and an institution, because row level security applies to the owner, too. */
async function enter(em: EntityManager, { id }: Institution): Promise<void> {
  await em.execute(`select set_config('role', ?, true), set_config(?, ?, true)`, [
    APP_ROLE,
    SETTINGS.institution,
    id,
  ]);
}

function seedDemoInstitution(em: EntityManager, passwordHash: string): Institution {
  const institution = em.create(Institution, {
    name: 'Demo Academy',
    namespace: 'demo',
    type: InstitutionType.ORGANIZATION,
    ...DEMO_DETAILS.demo,
    ...DEMO_NOTIFICATIONS,
    plan: Plan.PROFESSIONAL,
  });
  seedCustomDomain(em, institution);
  const join = joiner(em, institution, passwordHash);
  const [owner, admin, teacher, student] = DEMO_ACCOUNTS;
  const roster: Roster = {
    institution,
    staff: [
      join(owner, Role.INSTRUCTOR, { isOwner: true, isPublic: true }),
      join(admin, Role.ADMIN),
      join(teacher, Role.INSTRUCTOR, { isPublic: true }),
      ...DEMO_INSTRUCTORS.map((person) => join(person, Role.INSTRUCTOR, { isPublic: true })),
    ],
    students: [
      join(student, Role.STUDENT),
      ...Array.from({ length: STUDENTS }, (_, number) => join(demoStudent(number), Role.STUDENT)),
    ],
  };
  const courses = seedCourses(em, roster, DEMO_COURSES);
  seedActivities(em, roster, courses);
  seedDiscussions(em, roster, courses, 'demo');
  seedCohorts(em, roster, courses, DEMO_COHORTS);
  seedInvitations(em, roster);
  seedImports(em, roster);
  seedTokens(em, roster);
  return institution;
}

function seedAcme(em: EntityManager, passwordHash: string): Institution {
  const institution = em.create(Institution, {
    name: 'Acme Training',
    namespace: 'acme',
    type: InstitutionType.TRAINING,
    ...DEMO_DETAILS.acme,
    plan: Plan.STARTER,
  });
  const join = joiner(em, institution, passwordHash);
  const owner = join(
    { email: 'owner@acme.example', firstName: 'Wile', lastName: 'Coyote' },
    Role.INSTRUCTOR,
    {
      isOwner: true,
      isPublic: true,
    },
  );
  const student = join(
    { email: 'student@acme.example', firstName: 'Rhoda', lastName: 'Runner' },
    Role.STUDENT,
  );
  const roster: Roster = { institution, staff: [owner], students: [student] };
  const [first] = DEMO_COURSES;
  const course = {
    ...first!,
    key: 'safety',
    title: 'Workshop Safety',
    owner: 0,
    category: 'Business',
    price: 99_00,
  };
  const courses = seedCourses(em, roster, [
    { ...course, shortDescription: 'Tools, labels and what to do when something goes off.' },
  ]);
  seedActivities(em, roster, courses);
  seedDiscussions(em, roster, courses, 'acme');
  const [cohort] = DEMO_COHORTS;
  seedCohorts(em, roster, courses, [
    {
      ...cohort!,
      title: 'Safety in a Week',
      description: 'Five mornings.',
      courses: ['safety'],
      by: 0,
      seats: 1,
    },
  ]);
  return institution;
}

/** Seeds the platform's staff, and an institution that awaits its approval. */
async function seedPlatform(em: EntityManager, passwordHash: string): Promise<void> {
  const { role, ...staff } = DEMO_ACCOUNTS.find((account) => account.role === 'super_admin')!;
  em.create(Account, { ...staff, passwordHash, isVerified: true, isSuperAdmin: role === 'super_admin' });
  const institution = createPending(em);
  const owner = { email: DEMO_DETAILS.harbor.adminEmail, firstName: 'Inês', lastName: 'Duarte' };
  joiner(em, institution, passwordHash)(owner, Role.INSTRUCTOR, { isOwner: true });
  await enter(em, institution);
  addDefaultCategories(em, institution, null);
  await em.flush();
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Returns a function that creates verified accounts as members of an institution. */
function joiner(em: EntityManager, institution: Institution, passwordHash: string) {
  return (person: Person, role: Role, more: { isOwner?: boolean; isPublic?: boolean } = {}): Membership => {
    const { email, firstName, lastName } = person;
    const account = em.create(Account, {
      email,
      firstName,
      lastName,
      passwordHash,
      isVerified: true,
    } as never);
    return em.create(Membership, {
      institution,
      accountId: account.id,
      role,
      firstName,
      lastName,
      contactEmail: email,
      ...more,
    } as never);
  };
}
