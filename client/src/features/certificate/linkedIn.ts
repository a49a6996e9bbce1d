/** Data of a certificate in a profile. */
interface Certified {
  courseTitle: string;
  institution: { name: string };
  number: string;
  issuedAt: string;
  /** Absolute address of the verification page. */
  url: string;
}

/** Returns the address of the form of LinkedIn that adds a certificate to the reader's profile. */
export function linkedInAddress({ courseTitle, institution, number, issuedAt, url }: Certified): string {
  const issued = new Date(issuedAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: institution.name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
