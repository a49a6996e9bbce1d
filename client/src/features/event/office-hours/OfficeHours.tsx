import { Box, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { OfficeHoursDocument } from './OfficeHours.generated.ts';
import { OfficeHoursCard } from './OfficeHoursCard.tsx';

const AvailabilityDialog = lazy(() => import('./AvailabilityDialog.tsx'));
const LiveAgenda = lazy(() => import('#lib/LiveAgenda'));

const t = texts.officeHours;

/** Office hours of all teachers with their free slots; staff offer their own. Its own chunk. */
export default function OfficeHours({ isStaff }: { isStaff: boolean }) {
  const [page, setPage] = useState(1);
  const { data, error, isStale, retry } = useScreenQuery(OfficeHoursDocument, { page }, null, 0);
  const [isOffering, setOffering] = useState(false);
  const offer = isStaff && (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOffering(true)}
    >
      {t.offer}
    </Button>
  );
  const isEmpty = data?.availabilities.nodes.length === 0;
  return (
    <Box component="section" aria-labelledby="office-hours-title" mb={40}>
      <Group justify="space-between" gap="md" mb="md">
        <Stack gap={2} flex="1 1 240px" miw={0}>
          <Title order={2} size="h3" id="office-hours-title">
            {t.title}
          </Title>
          <Text c="dimmed">{t.description}</Text>
        </Stack>
        {!isEmpty && offer}
      </Group>
      <DataList
        label={t.title}
        items={data?.availabilities.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        isStale={isStale}
        skeleton={<Skeleton h={200} radius="lg" />}
        skeletonCount={3}
        empty={{ title: t.empty, ...(isStaff && { hint: t.emptyStaff, action: offer }) }}
        pages={{ page, pageCount: data?.availabilities.pageCount ?? 1, onChange: setPage }}
        itemKey={(availability) => availability.id}
      >
        {(availability) => <OfficeHoursCard availability={availability} />}
      </DataList>
      <Suspense>
        {isOffering && <AvailabilityDialog onClose={() => setOffering(false)} />}
        <LiveAgenda query={OfficeHoursDocument} />
      </Suspense>
    </Box>
  );
}
