import { useEffect } from 'react';
import { AppLink } from '#lib/AppLink';
import { getAppName } from '#lib/appName';
import { useBrand } from '#lib/brand';
import { paths } from '#lib/paths';
import { useSessionState } from '#lib/session';
import { Logo } from '#ui/Logo';
import classes from './layout.module.css';
import { loadShowBrand } from './loadShowBrand.ts';

/** Logo and name of the institution, or else of the app, linked to /. */
export function Brand() {
  const { hasSignedOut } = useSessionState();
  useEffect(() => {
    if (hasSignedOut) void loadShowBrand().then(({ forgetBrand }) => forgetBrand());
  }, [hasSignedOut]);
  return (
    <AppLink to={paths.landing} className={classes.brand}>
      <BrandMark />
    </AppLink>
  );
}

/** Logo and name of an institution that has a logo, or else of the app. */
export function BrandMark() {
  const { logoUrl, name } = useBrand() ?? {};
  return (
    <>
      {logoUrl ? <img src={logoUrl} alt="" height={28} /> : <Logo />}
      <span>{logoUrl ? name : getAppName()}</span>
    </>
  );
}
