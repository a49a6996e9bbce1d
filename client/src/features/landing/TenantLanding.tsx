import { Button, Container, Group, Skeleton, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { paths } from '#lib/paths';
import { useHostInstitution } from '#lib/useHostInstitution';
import { texts } from '#texts/en';
import { NamespaceErrorPage } from '#ui/NamespaceErrorPage';
import classes from './landing.module.css';
import { LazyOpenCohorts, LazyPublicCourses } from './LazyOffers.tsx';

const t = texts.tenantLanding;

/** Its drawings are code that no first page of the root host needs. */
const Cover = lazy(() => import('./TenantCover.tsx').catch(() => ({ default: () => <></> })));

/** Landing page of an institution's subdomain: its name and cover, its open cohorts and public courses. */
export function TenantLanding() {
  const host = useHostInstitution();
  if (host.status === 'missing') return <NamespaceErrorPage namespace={host.namespace} />;
  const institution = host.status === 'found' ? host.institution : null;
  const message = host.status === 'failed' ? host.message : undefined;
  return (
    <>
      <section className={classes.tenant}>
        <div className={classes.tenantCover}>
          <Suspense>{institution && <Cover id={institution.id} />}</Suspense>
        </div>
        <Container size="lg" className={classes.tenantHead}>
          {institution?.logoUrl && (
            <img src={institution.logoUrl} alt="" width={80} height={80} className={classes.tenantLogo} />
          )}
          <Title order={1} className={classes.tenantName}>
            {host.status === 'loading' ? (
              <Skeleton component="span" h={44} w={280} display="inline-block" />
            ) : (
              (institution?.name ?? message ?? t.loadFailed)
            )}
          </Title>
          {institution?.description && <Text className={classes.tagline}>{institution.description}</Text>}
          <Group gap="sm" mt="lg" justify="center">
            {institution?.isSignUpOpen !== false && !message && (
              <Button component={AppLink} to={paths.signup} size="lg">
                {t.createAccount}
              </Button>
            )}
            <Button component={AppLink} to={paths.login} variant="default" size="lg">
              {t.logIn}
            </Button>
          </Group>
        </Container>
      </section>
      <LazyOpenCohorts id="cohorts" isMixed={false} />
      <LazyPublicCourses id="courses" />
      <section className={classes.tenantNote}>
        <Title order={2} size="h4">
          {t.reached(getAppName())}
        </Title>
        <Text size="xs" c="dimmed">
          {t.hint}
        </Text>
      </section>
    </>
  );
}
