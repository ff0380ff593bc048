import { styled } from 'styled-components'
import { TekDataNovaMark, TekskillsMark } from '../../ui/Logo/Mark'
import { Cluster } from '../../ui/Stack/Cluster'

/** Both marks without wordmarks, as used in icons and on pictures. */
export const MarksSpecimen = () => (
  <Cluster $gap="lg">
    <Frame viewBox="0 0 84 92" aria-hidden="true">
      <TekskillsMark />
    </Frame>
    <Frame viewBox="0 0 84 92" aria-hidden="true">
      <TekDataNovaMark />
    </Frame>
  </Cluster>
)

const Frame = styled.svg`
  inline-size: auto;
  block-size: ${({ theme }) => theme.icon.xl};
`
