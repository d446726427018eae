# A bot that plays the first legal move, and misbehaves as it is told: sh bad_bot.sh HOW.
how=$1
move=
hello='{"type":"hello","protocol":1}'
[ "$how" = other_game ] && hello='{"type":"hello","protocol":1,"games":["chess"]}'
[ "$how" = other_protocol ] && hello='{"type":"hello","protocol":2}'
[ "$how" = says_no ] && hello='{"type":"error","message":"no licence"}'
while read -r line; do
    case $line in
    '{"type":"hello"'*) echo "$hello" ;;
    '{"type":"new"'*)
        [ "$how" = no_ready ] && echo '{"type":"bestmove","move":"stop"}'
        echo '{"type":"ready"}'
        ;;
    '{"type":"observation"'*)
        move=${line#*'"legal":["'}
        move=${move%%'"'*}
        ;;
    '{"type":"go"'*)
        case $how in
        hangs) sleep 98765 ;;
        leaves_others) sleep 98765 & exit 0 ;;
        ends) echo 'out of ideas' >&2 && exit 3 ;;
        crashes) kill -SEGV $$ ;;
        garbage) echo 'Segmentation fault' ;;
        no_type) echo '{"move":"stop"}' ;;
        no_move) echo '{"type":"bestmove"}' ;;
        wrong_answer) echo '{"type":"ready"}' ;;
        complains) echo '{"type":"error","message":"I am lost"}' ;;
        illegal) echo '{"type":"bestmove","move":"fly to the moon"}' ;;
        floods) yes '{"type":"info"}' ;;
        no_end) yes xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | tr -d '\n' ;;
        shouts) yes 'help me' >&2 ;;
        twice) echo '{"type":"bestmove","move":"'"$move"'"}' && echo '{"type":"bestmove","move":"'"$move"'"}' ;;
        once) [ -e failed_once ] || { : >failed_once && exit 1; } && echo '{"type":"bestmove","move":"'"$move"'"}' ;;
        on_stop) ;;
        *) echo '{"type":"bestmove","move":"'"$move"'"}' ;;
        esac
        ;;
    '{"type":"stop"'*) [ "$how" = on_stop ] && echo '{"type":"bestmove","move":"'"$move"'"}' ;;
    '{"type":"quit"'*) [ "$how" = stays ] && sleep 98765 ;;
    esac
done
[ "$how" = stays ] && sleep 98765
