import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';

/** Placeholder of a screen while its code or the session loads. */
export function ScreenSkeleton() {
  return (
    <Container size="lg" w="100%" py="xl" aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Stack gap="lg" aria-hidden>
        <Skeleton h={34} w="min(320px, 60%)" radius="md" />
        <Skeleton h={18} w="min(520px, 85%)" radius="md" />
        <Skeleton h={220} radius="lg" mt="md" />
      </Stack>
    </Container>
  );
}
