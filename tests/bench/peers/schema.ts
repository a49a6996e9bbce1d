/** The part of the schema that the workloads read, for the peers that write theirs in SDL. */
export const SCHEMA = /* GraphQL */ `
  enum CohortStatus {
    UPCOMING
    ONGOING
    COMPLETED
  }
  enum EnrollmentStatus {
    PENDING
    ACTIVE
    COMPLETED
    CANCELLED
    WAITLISTED
  }
  type Money {
    amount: Int!
    currency: String!
  }
  type Institution {
    id: ID!
    name: String!
    logoUrl: String
  }
  type Member {
    id: ID!
    displayName: String!
  }
  type Meeting {
    schedule: String
    platform: String
  }
  type Course {
    id: ID!
    title: String!
    shortDescription: String!
    price: Money!
    level: String!
    category: String!
    lessonCount: Int!
    progress: Int!
    owner: Member!
  }
  type Milestone {
    id: ID!
    title: String!
    deadline: String!
  }
  type CohortInstructor {
    id: ID!
    title: String!
    member: Member!
  }
  type Cohort {
    id: ID!
    title: String!
    description: String!
    status: CohortStatus!
    startDate: String!
    endDate: String!
    capacity: Int!
    studentCount: Int!
    spotsRemaining: Int!
    fillRate: Int!
    price: Money!
    isEnrolled: Boolean!
    institution: Institution!
    meeting: Meeting!
    courses: [Course!]!
    milestones: [Milestone!]!
    instructors: [CohortInstructor!]!
  }
  type Enrollment {
    id: ID!
    status: EnrollmentStatus!
    enrolledAt: String!
    cohort: Cohort!
  }
  type EnrollmentConnection {
    nodes: [Enrollment!]!
  }
  type CourseConnection {
    nodes: [Course!]!
    totalCount: Int!
  }
  type Account {
    id: ID!
    displayName: String!
    activeEnrollmentCount: Int!
    completedLessonCount: Int!
    institution: Institution!
    enrollments(first: Int!, status: [EnrollmentStatus!]!): EnrollmentConnection!
  }
  type Query {
    cohort(id: ID!): Cohort
    courses(first: Int!, page: Int!): CourseConnection!
    viewer: Account!
  }
`;
