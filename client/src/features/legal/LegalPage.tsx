import { Alert, Anchor, Container, Text, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import classes from './legal.module.css';

const t = texts.legal;

interface LegalPageProps {
  title: string;
  intro: (app: string) => string;
  parts: readonly { title: string; text: string }[];
}

/** Page with the terms or the privacy notice: a template with a note to the operator. */
export function LegalPage({ title, intro, parts }: LegalPageProps) {
  return (
    <Container size="sm" className={classes.page}>
      <Title order={1}>{title}</Title>
      <Text fz="lg" mt="sm">
        {intro(getAppName())}
      </Text>
      <Alert title={t.templateTitle} color="yellow" mt="lg">
        {t.templateHint}
      </Alert>
      {parts.map((part) => (
        <section key={part.title}>
          <Title order={2} mt="xl">
            {part.title}
          </Title>
          <Text mt={6}>{part.text}</Text>
        </section>
      ))}
      <Anchor component={AppLink} to={paths.home} mt="xl" display="inline-block">
        {t.home}
      </Anchor>
    </Container>
  );
}
