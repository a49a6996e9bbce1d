import { getHostNamespace } from '#lib/hostNamespace';
import { RootLanding } from './RootLanding.tsx';
import { TenantLanding } from './TenantLanding.tsx';

/** /, /home and /new: landing page of the product on the root host, of the institution on its subdomain. */
export default function LandingPage() {
  return getHostNamespace() === null ? <RootLanding /> : <TenantLanding />;
}
