import { Button, Card, Container, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowDown, IconCalendarEvent, IconPencilPlus, IconSearch, IconTag } from '@tabler/icons-react';
import { getAppName } from '#lib/appName';
import { texts } from '#texts/en';
import { EarlyAccess } from './EarlyAccess.tsx';
import { HeroArt } from './HeroArt.tsx';
import classes from './landing.module.css';

const earlyAccessId = 'early-access';
const icons = [IconSearch, IconPencilPlus, IconTag, IconCalendarEvent];

/** Landing page of the root host (document 1, Landing page). */
export function RootLanding() {
  return (
    <>
      <Hero />
      <Why />
      <EarlyAccess id={earlyAccessId} />
    </>
  );
}

function Hero() {
  return (
    <section className={classes.hero}>
      <Container size="lg" className={classes.heroGrid}>
        <div>
          <Title order={1} className={classes.heading}>
            {texts.landing.heading} <span className={classes.name}>{getAppName()}</span>
          </Title>
          <Text className={classes.tagline}>{texts.landing.tagline}</Text>
          <Button
            component="a"
            href={`#${earlyAccessId}`}
            size="lg"
            mt={32}
            rightSection={<IconArrowDown size={18} aria-hidden />}
          >
            {texts.landing.getStarted}
          </Button>
        </div>
        <HeroArt />
      </Container>
    </section>
  );
}

function Why() {
  return (
    <section className={classes.why}>
      <Container size="lg">
        <Title order={2} className={classes.sectionTitle}>
          {texts.landing.why} {getAppName()}?
        </Title>
        <Text c="dimmed" ta="center" mt="xs">
          {texts.landing.whyHint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="lg" mt={40}>
          {texts.landing.cards.map(({ title, text }, index) => {
            const Icon = icons[index] ?? IconSearch;
            return (
              <Card key={title} className={classes.card}>
                <ThemeIcon size={48}>
                  <Icon size={24} stroke={1.7} aria-hidden />
                </ThemeIcon>
                <Title order={3} mt="md">
                  {title}
                </Title>
                <Text size="xs" c="dimmed" mt={6}>
                  {text}
                </Text>
              </Card>
            );
          })}
        </SimpleGrid>
      </Container>
    </section>
  );
}
