import { AppLink } from '../AppLink.tsx';
import { appName } from '../appName.ts';
import { paths } from '../paths.ts';
import classes from './layout.module.css';
import { Logo } from './Logo.tsx';

/** The app's mark and name; links to /. */
export function Brand() {
  return (
    <AppLink to={paths.landing} className={classes.brand}>
      <Logo />
      <span>{appName()}</span>
    </AppLink>
  );
}
