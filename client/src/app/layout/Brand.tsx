import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { paths } from '#lib/paths';
import classes from './layout.module.css';
import { Logo } from '#ui/Logo';

/** Logo and name of the app, linked to /. */
export function Brand() {
  return (
    <AppLink to={paths.landing} className={classes.brand}>
      <Logo />
      <span>{getAppName()}</span>
    </AppLink>
  );
}
