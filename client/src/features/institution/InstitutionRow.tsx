import type { FragmentType } from '@apollo/client';
import { Badge, Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { getRootOrigin } from '#lib/hostNamespace';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDate, formatDay } from '#texts/formatting';
import { Cell } from '#ui/table/DataTable';
import { When } from '#ui/When';
import {
  InstitutionRow_InstitutionFragmentDoc,
  type InstitutionsQuery,
} from './InstitutionsPage.generated.ts';
import { OpenButton } from './OpenButton.tsx';

/** Its own chunk: only the platform's staff has it. */
const StaffMenu = lazy(() => import('./StaffMenu.tsx'));

const t = texts.institutions;

const COLORS = { ACTIVE: 'teal', PENDING: 'yellow', REJECTED: 'red', SUSPENDED: 'red' } as const;

interface InstitutionRowProps {
  institution: FragmentType<typeof InstitutionRow_InstitutionFragmentDoc>;
  membership: NonNullable<InstitutionsQuery['viewer']>['memberships'][number] | undefined;
  /** Whether the session is in it. */
  isCurrent: boolean;
  /** Whether the viewer belongs to the platform's staff. */
  isStaff: boolean;
}

/** An institution with the viewer's role, its status and what the viewer may do about it. */
export function InstitutionRow({ institution: ref, membership, isCurrent, isStaff }: InstitutionRowProps) {
  const institution = useFragmentData(InstitutionRow_InstitutionFragmentDoc, ref);
  const {
    id,
    name,
    namespace,
    type,
    plan,
    planUntil,
    requestedPlan,
    memberCount,
    status,
    closingAt,
    createdAt,
  } = institution;
  const reason = institution.suspensionReason ?? institution.rejectionReason;
  const isClosedByOwner = closingAt !== null && institution.suspensionReason === null;
  return (
    <tr>
      <Cell isName>
        {name}
        <Text size="xs" c="dimmed" fw={400}>
          {namespace}.{new URL(getRootOrigin()).host}
        </Text>
      </Cell>
      <Cell of={t.type}>{texts.institutionGeneral.types[type]}</Cell>
      <Cell of={t.role}>{membership ? roleOf(membership) : '–'}</Cell>
      <Cell of={t.status}>
        <Badge color={COLORS[status]}>{isClosedByOwner ? t.closed : t.statuses[status]}</Badge>
        {closingAt && (
          <Text size="xs" c="dimmed">
            {t.erasedOn(formatDate(closingAt))}
          </Text>
        )}
        {reason && (
          <Text size="xs" c="dimmed">
            {reason}
          </Text>
        )}
      </Cell>
      {isStaff && (
        <>
          <Cell of={t.plan}>
            {plan ? texts.planNames[plan] : '–'}
            {planUntil && (
              <Text size="xs" c="dimmed">
                {t.planUntil(formatDay(planUntil, 'UTC'))}
              </Text>
            )}
            {requestedPlan && (
              <Text size="xs" c="dimmed">
                {t.requested(texts.planNames[requestedPlan])}
              </Text>
            )}
          </Cell>
          <Cell of={t.members} isNumber>
            {memberCount ?? '–'}
          </Cell>
          <Cell of={t.created}>
            <When at={createdAt} />
          </Cell>
        </>
      )}
      <Cell isNumber>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {isCurrent ? (
            <Badge variant="light">{t.current}</Badge>
          ) : (
            membership &&
            (status !== 'SUSPENDED' || (membership.isOwner && isClosedByOwner)) && (
              <OpenButton id={id} name={name} namespace={namespace} />
            )
          )}
          {isStaff && (
            <Suspense>
              <StaffMenu institution={institution} />
            </Suspense>
          )}
        </Group>
      </Cell>
    </tr>
  );
}

const roleOf = ({ role, isOwner }: NonNullable<InstitutionRowProps['membership']>) =>
  isOwner ? t.owner : texts.profileMenu.roles[role];
