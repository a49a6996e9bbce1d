import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import classes from './certificate.module.css';

/** Number of a certificate, which leads to its verification. */
export const CertificateNumber = ({ number }: { number: string }) => (
  <AppLink
    to={paths.certificate(number)}
    className={classes.number}
    title={texts.certificates.verificationLink}
  >
    {number}
  </AppLink>
);
