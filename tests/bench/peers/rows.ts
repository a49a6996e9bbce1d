/** Rows of the database as the peers with DataLoader and `pg` select them. */
export interface CohortRow {
  id: string;
  institution_id: string;
  title: string;
  description: string;
  start_date: Date;
  end_date: Date;
  capacity: number;
  student_count: number;
  own_price: string | null;
  meeting_schedule: string | null;
  meeting_platform: string | null;
}

export interface CourseRow {
  id: string;
  title: string;
  short_description: string;
  price: string;
  level: string;
  category: string;
  owner_id: string;
}

export interface MemberRow {
  id: string;
  first_name: string;
  last_name: string;
  job_title: string;
}

export interface InstitutionRow {
  id: string;
  name: string;
  logo_url: string | null;
}

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
}

export interface MilestoneRow {
  id: string;
  cohort_id: string;
  title: string;
  deadline: Date;
}

export interface InstructorRow {
  id: string;
  cohort_id: string;
  membership_id: string;
}

export interface EnrollmentRow {
  id: string;
  cohort_id: string;
  status: string;
  enrolled_at: Date;
}
