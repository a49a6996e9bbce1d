import { Suspense } from 'react';
import { lazyScreen } from '#lib/lazyScreen';
import { useHostInstitution } from '#lib/useHostInstitution';
import { NamespaceErrorPage } from '#ui/NamespaceErrorPage';
import { ScreenSkeleton } from '#ui/ScreenSkeleton';
import RegisterPage from './RegisterPage.tsx';

const { Component: TenantSignUp } = lazyScreen(() => import('./TenantSignUp.tsx'));

/** Shows the institution's sign-up on a subdomain, else the general registration (document 1, section 1). */
export default function SignupPage() {
  const host = useHostInstitution();
  if (host.status === 'none') return <RegisterPage />;
  if (host.status === 'loading') return <ScreenSkeleton />;
  if (host.status === 'missing') return <NamespaceErrorPage namespace={host.namespace} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <TenantSignUp />
    </Suspense>
  );
}
