import { Button, Card, Container, Group, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import { IconArrowDown, IconCalendarEvent, IconPencilPlus, IconSearch, IconTag } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EarlyAccess } from './EarlyAccess.tsx';
import classes from './landing.module.css';
import { LazyOpenCohorts } from './LazyOffers.tsx';
import { Picture, type PictureName } from './Picture.tsx';

const t = texts.landing;
const earlyAccessId = 'early-access';
const icons = [IconSearch, IconPencilPlus, IconTag, IconCalendarEvent];

/** Landing page of the root host (document 1, Landing page). */
export function RootLanding() {
  return (
    <>
      <Hero />
      <LazyOpenCohorts id="cohorts" isMixed />
      <Steps />
      <Why />
      <EarlyAccess id={earlyAccessId} />
    </>
  );
}

function Hero() {
  return (
    <section className={classes.hero}>
      <Container size="lg">
        <Title order={1} className={classes.heading}>
          {t.heading} <span className={classes.name}>{getAppName()}</span>
        </Title>
        <Text className={classes.tagline}>{t.tagline}</Text>
        <Group justify="center" gap="sm" mt={28}>
          <Button
            component="a"
            href={`#${earlyAccessId}`}
            size="lg"
            rightSection={<IconArrowDown size={18} aria-hidden />}
          >
            {t.getStarted}
          </Button>
          <CreateSchool />
        </Group>
        <div className={classes.show}>
          <div className={classes.window}>
            <Picture
              name="dashboard"
              width={1920}
              height={1200}
              sizes="(max-width: 71.25em) calc(100vw - 32px), 1108px"
            />
          </div>
          <div className={classes.phone}>
            <Picture name="phone" width={585} height={1266} sizes="(max-width: 48em) 30vw, 216px" />
          </div>
        </div>
      </Container>
    </section>
  );
}

function CreateSchool() {
  return (
    <Button component={AppLink} to={paths.registerTeacher} size="lg" variant="default">
      {t.createSchool}
    </Button>
  );
}

function Steps() {
  return (
    <section className={classes.steps} aria-labelledby="steps-title">
      <Container size="lg">
        <Title order={2} id="steps-title" className={classes.sectionTitle}>
          {t.steps}
        </Title>
        <Text c="dimmed" ta="center" mt="xs">
          {t.stepsHint}
        </Text>
        <ol className={classes.stepList}>
          {t.stepCards.map(({ picture, title, text }, index) => (
            <li key={title}>
              <div className={classes.stepPicture}>
                <Picture
                  name={picture as PictureName}
                  width={960}
                  height={720}
                  sizes="(max-width: 62em) calc(100vw - 32px), 352px"
                />
              </div>
              <Text size="xs" fw={600} c="dimmed" mt="md">
                {t.stepNumber(index + 1)}
              </Text>
              <Title order={3} mt={2}>
                {title}
              </Title>
              <Text c="dimmed" mt={4}>
                {text}
              </Text>
            </li>
          ))}
        </ol>
        <Group justify="center" mt={40}>
          <CreateSchool />
        </Group>
      </Container>
    </section>
  );
}

function Why() {
  return (
    <section className={classes.why}>
      <Container size="lg">
        <Title order={2} className={classes.sectionTitle}>
          {t.why(getAppName())}
        </Title>
        <Text c="dimmed" ta="center" mt="xs">
          {t.whyHint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" mt={40}>
          {t.cards.map(({ title, text }, index) => {
            const Icon = icons[index] ?? IconSearch;
            return (
              <Card key={title}>
                <ThemeIcon size={40} color="gray" variant="light">
                  <Icon size={22} stroke={1.7} aria-hidden />
                </ThemeIcon>
                <Title order={3} mt="md">
                  {title}
                </Title>
                <Text c="dimmed" mt={4}>
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
