import { Button } from '@mantine/core';
import { texts } from '../texts/en.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { AppLink } from './AppLink.tsx';
import { paths } from './paths.ts';

/** Where the guard sends a role that a screen is not for. */
export default function UnauthorizedPage() {
  return (
    <MessagePage
      mark="403"
      title={texts.unauthorized.title}
      message={texts.unauthorized.message}
      action={
        <Button component={AppLink} to={paths.landing}>
          {texts.unauthorized.home}
        </Button>
      }
    />
  );
}
