import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { BulkFailures } from '#ui/table/BulkFailures';
import { useSelection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import { EnrollInDialog } from './EnrollInDialog.tsx';
import { StudentEnrollmentsDocument } from './Enrollments.generated.ts';

const t = texts.students;

/** Button that enrolls a student in a cohort. Its own chunk. */
export default function EnrollButton({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const client = useApolloClient();
  const bulk = useBulk(useSelection([id]));
  return (
    <>
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        loading={bulk.isRunning}
        aria-label={t.enrollNamed(name)}
        onClick={() => setOpen(true)}
      >
        {t.enroll}
      </Button>
      <BulkFailures bulk={bulk} />
      <EnrollInDialog
        bulk={bulk}
        items={[{ id, name }]}
        opened={isOpen}
        onClose={() => setOpen(false)}
        after={() => client.refetchQueries({ include: [StudentEnrollmentsDocument] })}
      />
    </>
  );
}
