import { AppLink } from '#lib/AppLink';
import { appName } from '#lib/appName';
import { paths } from '#lib/paths';
import classes from './layout.module.css';
import { Logo } from '#ui/Logo';

/** The app's mark and name; links to /. */
export function Brand() {
  return (
    <AppLink to={paths.landing} className={classes.brand}>
      <Logo />
      <span>{appName()}</span>
    </AppLink>
  );
}
