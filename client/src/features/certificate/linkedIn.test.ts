import { expect, test } from 'vitest';
import { linkedInAddress } from './linkedIn.ts';

test('the form of LinkedIn gets name, institution, month, number and address of a certificate', () => {
  const url = 'https://school.example/certificates/M3KX-7W0P-QD5T';
  const address = new URL(
    linkedInAddress({
      courseTitle: 'C & C++: 50%',
      institution: { name: 'École & Co' },
      number: 'M3KX-7W0P-QD5T',
      issuedAt: '2026-01-31T23:30:00.000Z',
      url,
    }),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'C & C++: 50%',
    organizationName: 'École & Co',
    issueYear: '2026',
    issueMonth: '1',
    certUrl: url,
    certId: 'M3KX-7W0P-QD5T',
  });
});
