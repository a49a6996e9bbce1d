import { useQuery } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { ApprovalNoticeDocument } from './ApprovalNotice.generated.ts';

const t = texts.approval;

/** Says on each screen that the institution awaits its approval, or was rejected and why. Its own chunk. */
export default function ApprovalNotice() {
  const { data } = useQuery(ApprovalNoticeDocument, { fetchPolicy: 'cache-and-network' });
  const institution = data?.viewer?.institution;
  if (institution?.status !== 'PENDING' && institution?.status !== 'REJECTED') return null;
  const isRejected = institution.status === 'REJECTED';
  return (
    <Alert
      color={isRejected ? 'red' : 'yellow'}
      icon={<IconHourglass aria-hidden />}
      title={isRejected ? t.rejectedTitle : t.pendingTitle}
      mb="lg"
    >
      {isRejected ? (
        <>
          {institution.rejectionReason && <div>{t.rejected(institution.rejectionReason)}</div>}
          {t.rejectedHint}
        </>
      ) : (
        t.pending
      )}
    </Alert>
  );
}
