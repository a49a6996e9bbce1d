import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { ExtensionOfStudentDocument, type ExtensionRow_ExtensionFragment } from './Extensions.generated.ts';

/** Extension of a student as it was last loaded. */
interface LatestExtension {
  studentId: string;
  dueAt: string;
  reason: string;
  /** 0 without an extension. */
  version: number;
}

/**
 * Keeps the latest known extension of a student for an activity, also when someone else granted or revoked it.
 * @param extension the extension to change; null to grant one to a student without one
 */
export function useLatestExtension(activityId: string, extension: ExtensionRow_ExtensionFragment | null) {
  const client = useApolloClient();
  const latest = useRef(latestOf('', extension));
  return {
    read: () => latest.current,
    /** Loads the extension of a student. */
    load: async (studentId: string): Promise<void> => {
      const { data } = await client.query({
        query: ExtensionOfStudentDocument,
        variables: { activityId, studentId },
        fetchPolicy: 'network-only',
      });
      latest.current = latestOf(studentId, data?.activity?.ofStudent.nodes[0]);
    },
  };
}

const latestOf = (
  studentId: string,
  extension: ExtensionRow_ExtensionFragment | null | undefined,
): LatestExtension =>
  extension
    ? {
        studentId: extension.student.id,
        dueAt: extension.dueAt,
        reason: extension.reason,
        version: extension.version,
      }
    : { studentId, dueAt: '', reason: '', version: 0 };
