import { Button, Container, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import classes from './landing.module.css';

interface OffersProps<Item> {
  id: string;
  title: string;
  hint?: string;
  /** Null while loading. */
  items: readonly Item[] | null;
  error: unknown;
  onRetry: () => void;
  empty: { title: string; hint: string };
  failedText: string;
  children: (item: Item) => ReactNode;
}

/** Section of a landing page with public cards, in all states: loading, failed, empty and full. */
export function Offers<Item extends { id: string }>(props: OffersProps<Item>) {
  const { id, title, hint, items, error, onRetry, empty, failedText, children } = props;
  return (
    <section id={id} className={classes.offers} aria-labelledby={`${id}-title`}>
      <Container size="lg">
        <Title order={2} id={`${id}-title`} className={classes.sectionTitle}>
          {title}
        </Title>
        {hint && (
          <Text c="dimmed" ta="center" mt="xs">
            {hint}
          </Text>
        )}
        {error !== null ? (
          <div role="alert" className={classes.offersNote}>
            <Text fw={600}>{failedText}</Text>
            <Button variant="default" mt="sm" onClick={onRetry}>
              {texts.common.retry}
            </Button>
          </div>
        ) : items === null ? (
          <LoadingOffers />
        ) : items.length === 0 ? (
          <div className={classes.offersNote}>
            <Text fw={600}>{empty.title}</Text>
            <Text c="dimmed">{empty.hint}</Text>
          </div>
        ) : (
          <ul className={classes.offerList} aria-label={title}>
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        )}
      </Container>
    </section>
  );
}

function LoadingOffers() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <div className={classes.offerList} aria-hidden>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} h={296} radius="lg" />
        ))}
      </div>
    </div>
  );
}
