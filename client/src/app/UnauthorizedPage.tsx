import { Button } from '@mantine/core';
import { texts } from '#texts/en';
import { MessagePage } from '#ui/MessagePage';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';

/** Target of the route guard for roles that may not open a screen. */
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
