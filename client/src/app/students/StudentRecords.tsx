import { Stack } from '@mantine/core';
import { StudentAttendance } from './StudentAttendance.tsx';
import { StudentCertificates } from './StudentCertificates.tsx';
import { StudentEnrollments } from './StudentEnrollments.tsx';
import { StudentSubmissions } from './StudentSubmissions.tsx';

/** Records of a student, each kind in a panel. Its own chunk. */
export default function StudentRecords({ id }: { id: string }) {
  return (
    <Stack gap="lg">
      <StudentEnrollments id={id} />
      <StudentSubmissions id={id} />
      <StudentAttendance id={id} />
      <StudentCertificates id={id} />
    </Stack>
  );
}
