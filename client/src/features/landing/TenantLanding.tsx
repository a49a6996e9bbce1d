import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { Logo } from '#ui/Logo';
import { paths } from '#lib/paths';
import { useHostInstitution } from '#lib/useHostInstitution';
import { texts } from '#texts/en';
import classes from './landing.module.css';
import { NamespaceErrorPage } from '#ui/NamespaceErrorPage';

/** Landing page of an institution's subdomain. */
export function TenantLanding() {
  const host = useHostInstitution();
  if (host.status === 'missing') return <NamespaceErrorPage namespace={host.namespace} />;
  return (
    <section className={classes.tenant}>
      <Stack align="center" gap="md" ta="center" maw={560}>
        {host.status === 'found' && host.institution.logoUrl ? (
          <img src={host.institution.logoUrl} alt="" width={72} height={72} className={classes.tenantLogo} />
        ) : (
          <Logo size={72} />
        )}
        <Title order={1}>{texts.tenantLanding.reached(getAppName())}</Title>
        <Text fz="lg" fw={600} mih={28}>
          {host.status === 'found' && texts.tenantLanding.welcome(host.institution.name)}
          {host.status === 'failed' && texts.tenantLanding.loadFailed}
        </Text>
        <Text c="dimmed">{texts.tenantLanding.hint}</Text>
        <Group gap="sm" mt="sm" justify="center">
          <Button component={AppLink} to={paths.login} variant="default" size="lg">
            {texts.tenantLanding.logIn}
          </Button>
          <Button component={AppLink} to={paths.signup} size="lg">
            {texts.tenantLanding.signUp}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
