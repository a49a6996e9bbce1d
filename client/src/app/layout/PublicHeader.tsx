import { Button, Container, Group } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { texts } from '#texts/en';
import { AppLink } from '#lib/AppLink';
import { useWayBack } from '../useWayBack.ts';
import { paths } from '#lib/paths';
import { signOut, useSession } from '#lib/session';
import { Brand } from './Brand.tsx';
import classes from './layout.module.css';

/**
 * Header with the app name as a link to /. Visitors see Log In and Sign Up, signed-in users Log Out (document 1,
 * Header).
 */
export function PublicHeader() {
  const session = useSession();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  return (
    <header className={classes.publicHeader}>
      <Container size="lg" h="100%">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Brand />
          <Group component="nav" gap="xs" wrap="nowrap" aria-label={texts.header.account}>
            {session ? (
              <Button
                variant="default"
                onClick={() => {
                  signOut();
                  void navigate(paths.login);
                }}
              >
                {texts.header.logOut}
              </Button>
            ) : (
              <>
                <Button component={AppLink} to={paths.login} state={wayBack} variant="subtle">
                  {texts.header.logIn}
                </Button>
                <Button component={AppLink} to={paths.signup} state={wayBack} variant="default">
                  {texts.header.signUp}
                </Button>
              </>
            )}
          </Group>
        </Group>
      </Container>
    </header>
  );
}
