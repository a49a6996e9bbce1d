import { hostNamespace } from '#lib/hostNamespace';
import { RootLanding } from './RootLanding.tsx';
import { TenantLanding } from './TenantLanding.tsx';

/** /, /home and /new: the product's page on the root host, the institution's on its subdomain. */
export default function LandingPage() {
  return hostNamespace() === null ? <RootLanding /> : <TenantLanding />;
}
