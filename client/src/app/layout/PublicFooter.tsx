import { Anchor, Container, Group, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { texts } from '#texts/en';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import classes from './layout.module.css';

const t = texts.footer;
const year = new Date().getFullYear();

/** Footer with links for visitors, the year, the app's name and the switch between light and dark. */
export function PublicFooter() {
  const isVisitor = useSession() === null;
  return (
    <footer className={classes.footer}>
      <Container size="lg">
        <nav aria-label={t.links} className={classes.footerLinks}>
          {/* A page load scrolls to the section; the router would look for it before the screen is there. */}
          <Anchor href={`${paths.home}#cohorts`}>{t.courses}</Anchor>
          <Anchor component={AppLink} to={paths.registerTeacher}>
            {t.createSchool}
          </Anchor>
          {isVisitor && (
            <Anchor component={AppLink} to={paths.pricing}>
              {t.plans}
            </Anchor>
          )}
          <Anchor component={AppLink} to={paths.checkCertificate}>
            {t.verify}
          </Anchor>
          <Anchor href={paths.apiDocs}>{t.api}</Anchor>
          {/* The server redirects these to the operator's own pages if their addresses are set. */}
          <Anchor href={paths.terms}>{t.terms}</Anchor>
          <Anchor href={paths.privacy}>{t.privacy}</Anchor>
        </nav>
        <Group justify="space-between">
          <Text size="xs" c="dimmed">
            {t.rights(year, getAppName())}
          </Text>
          <Group gap="xs">
            {isVisitor && <LanguageSelect />}
            <ColorSchemeButton />
          </Group>
        </Group>
      </Container>
    </footer>
  );
}
