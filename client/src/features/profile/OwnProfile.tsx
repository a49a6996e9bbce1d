import { useFragmentData } from '#lib/useFragmentData';
import { OwnFigures } from './OwnFigures.tsx';
import { ProfileContent } from './ProfileContent.tsx';
import { ProfileContent_MemberFragmentDoc, type OwnProfileQuery } from './ProfilePage.generated.ts';

type OwnMember = NonNullable<NonNullable<OwnProfileQuery['viewer']>['membership']>;

/** Profile of the viewer with statistics. Its own chunk. */
export default function OwnProfile({ member }: { member: OwnMember }) {
  const { role, isOwner } = useFragmentData(ProfileContent_MemberFragmentDoc, member);
  return <ProfileContent member={member} figures={<OwnFigures isStaff={isOwner || role !== 'STUDENT'} />} />;
}
