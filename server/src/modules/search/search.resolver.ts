import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import { Institution } from '#modules/institution/institution.entity';
import type { Context } from '#platform/request/context';
import { seriesOf } from '#platform/read/source';
import { allowedKinds } from './search-access.service.ts';
import { SearchResult } from './search.fields.ts';
import { SearchArguments } from './search.input.ts';
import { SEARCH_COST } from './search.rules.ts';
import { resultsOf } from './search.sql.ts';
import { searchedWords } from './search-words.service.ts';

const RESULTS = seriesOf(Institution, resultsOf);

@Resolver()
export class SearchResolver {
  @Authorized()
  @Extensions({ cost: SEARCH_COST })
  @Query(() => [SearchResult], {
    description:
      'Objects of the institution that the viewer can read and whose title or description matches a text, best first. Typing errors in titles and names are tolerated. An API token finds the kinds for which it has the scope `read`, and no discussions.',
  })
  search(
    @Args(() => SearchArguments) args: SearchArguments,
    @Ctx() { reads, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    const kinds = allowedKinds(viewer.token, args.kinds);
    return reads.get(info, RESULTS, { ...searchedWords(args), kinds, first: args.first });
  }
}
